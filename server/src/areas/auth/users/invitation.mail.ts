import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface InvitationMail {
  readonly product: string;
  readonly name: string;
  readonly username: string;
  /** Where the password is chosen. */
  readonly address: string;
}

/** The mail that brings the link by which somebody whom an administrator added chooses their first password. */
export function invitationMail({ product, name, username, address }: InvitationMail): LocalizedMail {
  return {
    from: 'company',
    to: { firstName: name },
    it: {
      subject: `Scegli la tua password per ${product}`,
      paragraphs: [
        `la tua azienda ti ha aggiunto a ${product}. Il tuo nome utente è ${username}.`,
        'Scegli la tua password e accedi: basta un minuto, anche dal telefono.',
      ],
      action: { label: 'Scegli la password', address },
      closing: [
        'Il link vale tre giorni e si può usare una volta sola. Se è scaduto, chiedine un altro alla tua azienda oppure usa “Password dimenticata”.',
      ],
    },
    en: {
      subject: `Welcome to ${product}: choose your password`,
      paragraphs: [
        `your company added you to ${product}. Your username is ${username}.`,
        'Choose your password and sign in: it takes a minute, also on a phone.',
      ],
      action: { label: 'Choose the password', address },
      closing: [
        'The link is valid for three days and works once. If it has run out, ask your company for another, or use “Forgotten password”.',
      ],
    },
  };
}

/** The mail that brings the link by which somebody chooses another password, since an administrator asked them to. */
export function newPasswordMail({ product, name, username, address }: InvitationMail): LocalizedMail {
  return {
    from: 'company',
    to: { firstName: name },
    it: {
      subject: `Scegli una nuova password per ${product}`,
      paragraphs: [
        `un amministratore ti invita a scegliere una nuova password per il tuo utente ${username}.`,
      ],
      action: { label: 'Scegli la nuova password', address },
      closing: [
        'Il link vale tre giorni e si può usare una volta sola. Fino ad allora la password resta quella di prima.',
      ],
    },
    en: {
      subject: `Choose a new password for ${product}`,
      paragraphs: [`an administrator asks you to choose a new password for your username ${username}.`],
      action: { label: 'Choose the new password', address },
      closing: ['The link is valid for three days and works once. Until then your password stays as it is.'],
    },
  };
}
