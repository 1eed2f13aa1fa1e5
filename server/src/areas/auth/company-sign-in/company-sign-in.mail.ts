import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';

interface CompanySignInMail {
  readonly product: string;
  readonly name: string;
  /** What stands on the button. */
  readonly provider: string;
  readonly address: string;
}

/** The mail that tells somebody that their account opens by their company's sign-in from now on. */
export function linkedMail({ product, name, provider, address }: CompanySignInMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Accesso con ${provider} collegato a ${product}`,
      paragraphs: [
        `da adesso il tuo utente accede anche con ${provider}, il servizio di accesso della tua azienda.`,
      ],
      action: { label: 'Vai al profilo', address },
      closing: ['Se non l’hai fatto tu, avvisa subito la tua azienda.'],
    },
    en: {
      subject: `Sign-in with ${provider} linked to ${product}`,
      paragraphs: [
        `from now on your account also opens with ${provider}, the sign-in service of your company.`,
      ],
      action: { label: 'Go to your profile', address },
      closing: ['If it was not you, tell your company at once.'],
    },
  };
}

/** The mail that goes in place of a link for a password, to somebody whose company wants none. */
export function onlyWayMail({ product, name, provider, address }: CompanySignInMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Accedi a ${product} con ${provider}`,
      paragraphs: [
        `per ${product} non ti serve una password: la tua azienda chiede di accedere con ${provider}.`,
      ],
      action: { label: `Accedi con ${provider}`, address },
      closing: ['Se non hai chiesto tu questo messaggio, puoi ignorarlo.'],
    },
    en: {
      subject: `Sign in to ${product} with ${provider}`,
      paragraphs: [`you need no password for ${product}: your company asks you to sign in with ${provider}.`],
      action: { label: `Sign in with ${provider}`, address },
      closing: ['If you did not ask for this message, you can ignore it.'],
    },
  };
}

interface WaitsMail extends CompanySignInMail {
  /** The administrator who saved it. */
  readonly by: string;
  readonly countsFrom: Date;
}

/** The mail that asks the other administrators of a company to look at its sign-in before it counts (decision 104). */
export function companySignInWaitsMail(words: WaitsMail): LocalizedMail {
  const { product, name, provider, by, countsFrom, address } = words;
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Accesso con ${provider}: serve la tua conferma`,
      paragraphs: [
        `${by} ha impostato l’accesso a ${product} con ${provider}. Chi gestisce quel servizio potrà accedere come qualsiasi persona dell’azienda: per questo vale quando lo conferma un altro amministratore, o dal ${formatInstant(countsFrom, 'it')}.`,
      ],
      action: { label: 'Guarda e conferma', address },
      closing: ['Se non lo conosci, disattivalo dalle impostazioni e parlane con chi lo ha impostato.'],
    },
    en: {
      subject: `Sign-in with ${provider}: your confirmation is needed`,
      paragraphs: [
        `${by} has set up the sign-in to ${product} with ${provider}. Whoever runs that service can sign in as anybody of the company: so it counts once another administrator confirms it, or from ${formatInstant(countsFrom, 'en')}.`,
      ],
      action: { label: 'Look and confirm', address },
      closing: ['If you do not know it, switch it off in the settings and talk to who set it up.'],
    },
  };
}
