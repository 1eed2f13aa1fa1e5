import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface QrCodeMail {
  readonly product: string;
  readonly name: string;
  readonly username: string;
  readonly days: number;
  /** Where the profile is. */
  readonly address: string;
}

/** The mail that tells somebody that a QR code was made by which one can sign in as them. */
export function qrCodeMail({ product, name, username, days, address }: QrCodeMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Nuovo codice QR per accedere a ${product}`,
      paragraphs: [
        `è stato creato un codice QR che vale al posto del tuo utente ${username} e della password. Scade tra ${days} giorni.`,
        'Conservalo come una password: chi lo ha può provare ad accedere con il tuo utente.',
      ],
      action: { label: 'Vai al profilo', address },
      closing: ['Se non lo hai creato tu, revocalo subito dal profilo e cambia la password.'],
    },
    en: {
      subject: `New QR code to sign in to ${product}`,
      paragraphs: [
        `a QR code was created that stands for your username ${username} and your password. It expires in ${days} days.`,
        'Keep it like a password: whoever has it can try to sign in as you.',
      ],
      action: { label: 'Go to your profile', address },
      closing: ['If you did not create it, revoke it in your profile at once and change your password.'],
    },
  };
}
