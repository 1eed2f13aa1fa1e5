import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface RemovalMessage {
  readonly product: string;
  readonly name: string;
  /** Where the link leads. */
  readonly address: string;
}

/** The mail that brings the link of a removal. */
export function removalMail({ product, name, address }: RemovalMessage): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Conferma l’eliminazione del tuo account di ${product}`,
      paragraphs: [
        `hai chiesto di eliminare il tuo account di ${product}. Finché non confermi non succede nulla.`,
      ],
      action: { label: 'Continua con l’eliminazione', address },
      closing: [
        'Il link vale un’ora e si può usare una volta sola.',
        'Se non lo hai chiesto tu, qualcuno ha usato il tuo account: cambia subito la password.',
      ],
    },
    en: {
      subject: `Confirm the deletion of your ${product} account`,
      paragraphs: [`you asked to delete your ${product} account. Nothing happens until you confirm.`],
      action: { label: 'Go on with the deletion', address },
      closing: [
        'The link is valid for one hour and works once.',
        'If it was not you, somebody used your account: change the password at once.',
      ],
    },
  };
}

/** The last mail to somebody whose account is gone. */
export function removedMail({ product, name }: Omit<RemovalMessage, 'address'>): LocalizedMail {
  return {
    from: 'product',
    to: { firstName: name },
    it: {
      subject: `Il tuo account di ${product} è stato eliminato`,
      paragraphs: [
        'il tuo account è stato eliminato: nome, indirizzo e‑mail e numero di cellulare sono stati cancellati e non si può più accedere.',
      ],
      closing: ['Restano, come prevede la legge, i documenti firmati e il registro degli eventi.'],
    },
    en: {
      subject: `Your ${product} account has been deleted`,
      paragraphs: [
        'your account has been deleted: name, email address and mobile number were erased, and nobody can sign in with it any more.',
      ],
      closing: ['The signed documents and the log of events are kept, as the law requires.'],
    },
  };
}
