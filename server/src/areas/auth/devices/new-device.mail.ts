import type { Language } from 'shared-api/contracts/common';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';
import type { Device } from '../../../platform/http/describe-device.ts';

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
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Nuovo accesso a ${product}: ${device.it}`,
      paragraphs: [
        'c’è stato un accesso con il tuo utente da un dispositivo che non avevi mai usato:',
        `${device.it}, ${where.it}, ${formatInstant(at, 'it')}.`,
        'Se questo accesso è tuo, non devi fare niente.',
      ],
      action: { label: 'Non è tuo? Disconnetti quel dispositivo', address: sessionsAddress },
      closing: [
        'La pagina elenca i dispositivi con un accesso attivo: disconnetti quello che non riconosci, poi cambia la password.',
      ],
    },
    en: {
      subject: `New sign-in to ${product}: ${device.en}`,
      paragraphs: [
        'somebody has signed in with your username from a device that you had never used:',
        `${device.en}, ${where.en}, ${formatInstant(at, 'en')}.`,
        'If it was you, there is nothing to do.',
      ],
      action: { label: 'Not you? Sign out that device', address: sessionsAddress },
      closing: [
        'The page shows the devices that are signed in: sign out the one that you do not recognise, then change your password.',
      ],
    },
  };
}

const kinds: Readonly<Record<Language, Readonly<Record<Device['device'], string>>>> = {
  it: { desktop: 'computer', phone: 'telefono', tablet: 'tablet', unknown: 'dispositivo sconosciuto' },
  en: { desktop: 'computer', phone: 'phone', tablet: 'tablet', unknown: 'unknown device' },
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
