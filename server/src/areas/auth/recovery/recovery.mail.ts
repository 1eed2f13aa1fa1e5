import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface RecoveryMail {
  readonly product: string;
  readonly name: string;
  readonly username: string;
  readonly address: string;
}

/** The mail that brings the one-time link to a new password. */
export function recoveryMail({ product, name, username, address }: RecoveryMail): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Scegli una nuova password per ${product}`,
      paragraphs: [`qualcuno ha chiesto una nuova password per il tuo utente ${username}.`],
      action: { label: 'Scegli la nuova password', address },
      closing: [
        'Il link vale un’ora e si può usare una volta sola.',
        'Se non l’hai chiesta tu, non fare nulla: la tua password resta quella di prima.',
      ],
    },
    en: {
      subject: `Choose a new password for ${product}`,
      paragraphs: [`somebody asked for a new password for your username ${username}.`],
      action: { label: 'Choose the new password', address },
      closing: [
        'The link is valid for one hour and works once.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
    },
  };
}
