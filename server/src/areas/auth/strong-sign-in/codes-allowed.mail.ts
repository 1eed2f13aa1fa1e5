import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';

interface CodesAllowed {
  readonly product: string;
  readonly name: string;
  /** The administrator. */
  readonly by: string;
  readonly countsFrom: Date;
  /** Where one signs in. */
  readonly address: string;
}

/** The mail to somebody for whom an administrator lets codes count again, since they say that they lost app and passkeys (decision 120). */
export function codesAllowedMail({ product, name, by, countsFrom, address }: CodesAllowed): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: 'Hai perso l’app o la passkey?',
      paragraphs: [
        `${by} ha chiesto che tu possa accedere di nuovo a ${product} con un codice per e‑mail o SMS, perché l’app o la passkey sono andate perse.`,
        `Vale dal ${formatInstant(countsFrom, 'it')}.`,
      ],
      action: { label: 'Accedi', address },
      closing: [
        'Se non l’hai chiesto tu, accedi con l’app o con la passkey: la richiesta si annulla da sola.',
      ],
    },
    en: {
      subject: 'Did you lose the app or the passkey?',
      paragraphs: [
        `${by} has asked that you can sign in to ${product} with a code by email or SMS again, because app or passkey were lost.`,
        `It counts from ${formatInstant(countsFrom, 'en')}.`,
      ],
      action: { label: 'Sign in', address },
      closing: ['If you did not ask for it, sign in with the app or the passkey: that ends the request.'],
    },
  };
}
