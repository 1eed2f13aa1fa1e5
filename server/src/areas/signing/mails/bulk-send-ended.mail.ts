import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { shortTitle } from './short-title.ts';

interface EndedBulkSend {
  readonly title: string;
  readonly to: Addressee;
  /** Those who got none. */
  readonly names: readonly string[];
  readonly address: string;
}

/** Most names of a mail. */
const maxNamed = 5;

/** The mail that lets an administrator know that a document did not go to some of their people, since who sent it is gone. */
export function bulkSendEndedMail({ title, to, names, address }: EndedBulkSend): LocalizedMail {
  const more = Math.max(0, names.length - maxNamed);
  const named = names.slice(0, maxNamed).join(', ');
  return {
    from: 'company',
    to,
    it: {
      subject: `Invio interrotto: ${shortTitle(title)}`,
      paragraphs: [
        `l’invio di «${title}» si è fermato: chi lo aveva avviato non ha più accesso.`,
        `Non è arrivato a: ${named}${more > 0 ? ` e altre ${more} persone` : ''}.`,
      ],
      action: { label: 'Vai al portale', address },
      closing: ['Chi non l’ha ricevuto lo riceve solo se il documento viene inviato di nuovo.'],
    },
    en: {
      subject: `Sending stopped: ${shortTitle(title)}`,
      paragraphs: [
        `the sending of “${title}” has stopped: whoever began it has no access any more.`,
        `It did not go to: ${named}${more > 0 ? ` and ${more} more people` : ''}.`,
      ],
      action: { label: 'Go to the portal', address },
      closing: ['Whoever did not get it gets it only if the document is sent again.'],
    },
  };
}
