import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { shortTitle } from './short-title.ts';

type Withdrawn = Pick<DocumentRecord, 'title' | 'senderName' | 'senderEmail' | 'signaturesDone'>;

interface WithdrawnMail {
  readonly document: Withdrawn;
  readonly to: Addressee;
}

/** The mail that tells a receiver that the sender took a document back. */
export function withdrawnMail({ document, to }: WithdrawnMail): LocalizedMail {
  const { title, senderName, senderEmail } = document;
  const hasBegun = document.signaturesDone > 0;
  return {
    from: 'company',
    to,
    it: {
      subject: `Ritirato: ${shortTitle(title)}`,
      paragraphs: [
        `${senderName} ha ritirato il documento «${title}»: non va più firmato, e il link ricevuto non lo apre più.`,
        ...(hasBegun
          ? ['Le firme già apposte restano senza effetto: il documento non è stato completato.']
          : []),
      ],
      closing: [
        `Non serve fare altro. Se viene inviato di nuovo, arriva un altro link. Per domande: ${senderEmail}.`,
      ],
    },
    en: {
      subject: `Withdrawn: ${shortTitle(title)}`,
      paragraphs: [
        `${senderName} has withdrawn the document “${title}”: it is no longer to be signed, and the link that you got does not open it any more.`,
        ...(hasBegun ? ['The signatures made so far have no effect: the document was not completed.'] : []),
      ],
      closing: [
        `There is nothing else to do. If it is sent again, you get another link. Questions: ${senderEmail}.`,
      ],
    },
  };
}
