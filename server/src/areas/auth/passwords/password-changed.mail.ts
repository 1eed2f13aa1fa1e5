import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface PasswordChangedMail {
  readonly product: string;
  readonly name: string;
  /** Where the product is. */
  readonly address: string;
  /** The names of the passkeys that sign in as before (decision 012). */
  readonly passkeys: readonly string[];
}

/** The mail that notifies somebody that their password was changed. */
export function passwordChangedMail({
  product,
  name,
  address,
  passkeys,
}: PasswordChangedMail): LocalizedMail {
  const names = passkeys.join(', ');
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `La tua password di ${product} è stata cambiata`,
      paragraphs: [
        'la tua password è stata appena cambiata. Le sessioni aperte sugli altri dispositivi sono state chiuse.',
        ...(names
          ? [`Con queste passkey si accede come prima: ${names}. Togli dal profilo quelle che non riconosci.`]
          : []),
      ],
      action: { label: `Vai a ${product}`, address },
      closing: [
        'Se non l’hai cambiata tu, scegli subito una nuova password con «Password dimenticata?» e avvisa la tua azienda.',
      ],
    },
    en: {
      subject: `Your ${product} password has been changed`,
      paragraphs: [
        'your password has just been changed. The sessions that were open on other devices have ended.',
        ...(names
          ? [
              `These passkeys sign in as before: ${names}. Remove in the profile those that you do not recognise.`,
            ]
          : []),
      ],
      action: { label: `Go to ${product}`, address },
      closing: [
        'If it was not you, choose a new password at once with “Forgot password?” and tell your company.',
      ],
    },
  };
}
