import type { Language } from 'shared-api/contracts/common';
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
    it: {
      subject: `Conferma la rimozione del tuo account di ${product}`,
      greeting: `Ciao ${name},`,
      paragraphs: [
        `hai chiesto di rimuovere il tuo account di ${product}. Finché non confermi non succede nulla.`,
      ],
      action: { label: 'Continua con la rimozione', address },
      closing: [
        'Il collegamento vale un’ora e si può usare una volta sola.',
        'Se non sei stato tu, qualcuno ha usato il tuo account: cambia subito la password.',
      ],
    },
    en: {
      subject: `Confirm the removal of your ${product} account`,
      greeting: `Hello ${name},`,
      paragraphs: [`you asked to remove your ${product} account. Nothing happens until you confirm.`],
      action: { label: 'Go on with the removal', address },
      closing: [
        'The link is valid for one hour and works once.',
        'If it was not you, somebody used your account: change the password at once.',
      ],
    },
  };
}

const sentences: Readonly<Record<Language, (product: string) => string>> = {
  it: (product) => `Per rimuovere il tuo account di ${product} apri entro un’ora:`,
  en: (product) => `To remove your ${product} account open within an hour:`,
};

/** The SMS that brings the link of a removal. */
export function removalSms({ product, address }: Omit<RemovalMessage, 'name'>, language: Language): string {
  return `${sentences[language](product)} ${address}`;
}

/** The last mail to somebody whose account is gone. */
export function removedMail({ product, name }: Omit<RemovalMessage, 'address'>): LocalizedMail {
  return {
    it: {
      subject: `Il tuo account di ${product} è stato rimosso`,
      greeting: `Ciao ${name},`,
      paragraphs: [
        'il tuo account è stato rimosso: nome, indirizzo e telefono sono stati cancellati e non si può più accedere.',
      ],
      closing: ['Restano, come prevede la legge, i documenti firmati e il registro degli eventi.'],
    },
    en: {
      subject: `Your ${product} account has been removed`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'your account has been removed: name, address and phone were erased, and nobody can sign in with it any more.',
      ],
      closing: ['What stays, as the law wants, are the signed documents and the log of events.'],
    },
  };
}
