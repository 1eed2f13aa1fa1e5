import type { Language } from 'shared-api/contracts/common';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { Device } from '../sessions/device.ts';

interface NewDeviceMail {
  readonly product: string;
  readonly name: string;
  readonly device: Device;
  /** Two letters; null when it is not known. */
  readonly country: string | null;
  readonly ip: string;
  readonly at: Date;
  /** Where the person ends sessions. */
  readonly sessionsAddress: string;
}

/** The mail that tells of a sign-in from a device that was not seen before. */
export function newDeviceMail({
  product,
  name,
  at,
  sessionsAddress,
  ...facts
}: NewDeviceMail): LocalizedMail {
  const where = { it: placeIn('it', facts), en: placeIn('en', facts) };
  const device = { it: deviceIn('it', facts.device), en: deviceIn('en', facts.device) };
  return {
    it: {
      subject: `Nuovo accesso a ${product}: ${device.it}`,
      greeting: `Ciao ${name},`,
      paragraphs: [
        'c’è stato un accesso con il tuo nome utente da un dispositivo che non avevi mai usato:',
        `${device.it}, ${where.it}, ${timeIn('it', at)}.`,
        'Se sei stato tu, non devi fare niente.',
      ],
      action: { label: 'Non sei stato tu? Chiudi quella sessione', address: sessionsAddress },
      closing: [
        'Nella pagina si aprono i dispositivi collegati: disconnetti quello che non riconosci, poi cambia la password.',
      ],
    },
    en: {
      subject: `New sign-in to ${product}: ${device.en}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'somebody has signed in with your user name from a device that you had never used:',
        `${device.en}, ${where.en}, ${timeIn('en', at)}.`,
        'If it was you, there is nothing to do.',
      ],
      action: { label: 'Was it not you? End that session', address: sessionsAddress },
      closing: [
        'The page shows the devices that are signed in: sign out the one that you do not recognise, then change your password.',
      ],
    },
  };
}

const kinds: Readonly<Record<Language, Readonly<Record<Device['device'], string>>>> = {
  it: { desktop: 'computer', phone: 'telefono', tablet: 'tablet', unknown: 'dispositivo sconosciuto' },
  en: { desktop: 'computer', phone: 'phone', tablet: 'tablet computer', unknown: 'unknown device' },
};
const on = { it: 'su', en: 'on' } as const;
const address = { it: 'indirizzo', en: 'address' } as const;

function deviceIn(language: Language, { device, browser, system }: Device): string {
  if (browser && system) return `${browser} ${on[language]} ${system}`;
  return browser ?? system ?? kinds[language][device];
}

function placeIn(language: Language, { country, ip }: Pick<NewDeviceMail, 'country' | 'ip'>): string {
  const name = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return [name, `${address[language]} ${ip}`].filter(Boolean).join(', ');
}

const locales = { it: 'it-IT', en: 'en-GB' } as const;

function timeIn(language: Language, at: Date): string {
  const time = { timeZone: 'Europe/Rome', dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locales[language], time).format(at);
}
