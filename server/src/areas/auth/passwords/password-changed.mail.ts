import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface PasswordChangedMail {
  readonly product: string;
  readonly name: string;
  /** Where the product is. */
  readonly address: string;
}

/** The mail that tells somebody that his password was changed. */
export function passwordChangedMail({ product, name, address }: PasswordChangedMail): LocalizedMail {
  return {
    it: {
      subject: `La tua password di ${product} è stata cambiata`,
      greeting: `Ciao ${name},`,
      paragraphs: [
        'la tua password è stata appena cambiata. Le sessioni aperte sugli altri dispositivi sono state chiuse.',
      ],
      action: { label: `Vai a ${product}`, address },
      closing: [
        'Se non sei stato tu, scegli subito una nuova password con «Password dimenticata?» e avvisa la tua azienda.',
      ],
    },
    en: {
      subject: `Your ${product} password has been changed`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'your password has just been changed. The sessions that were open on other devices have ended.',
      ],
      action: { label: `Go to ${product}`, address },
      closing: [
        'If it was not you, choose a new password at once by “Forgot password?” and tell your company.',
      ],
    },
  };
}
