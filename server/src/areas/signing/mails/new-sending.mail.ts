import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { shortTitle } from './short-title.ts';

type Expired = Pick<DocumentRecord, 'title' | 'receiverName' | 'receiverSurname' | 'receiverEmail'>;

interface NewSending {
  document: Expired;
  to: Addressee;
  /** Address of the documents that the sender manages. */
  address: string;
}

/** The mail by which a receiver asks the sender for a new link, since the time to sign is over. */
export function newSendingMail({ document, to, address }: NewSending): LocalizedMail {
  const { title, receiverName, receiverSurname, receiverEmail } = document;
  const receiver = `${receiverName} ${receiverSurname} (${receiverEmail})`;
  return {
    from: 'company',
    to,
    it: {
      subject: `Richiesto un nuovo invio: ${shortTitle(title)}`,
      paragraphs: [
        `${receiver} chiede di ricevere di nuovo «${title}»: il tempo per firmarlo è finito.`,
        'Per inviarlo di nuovo selezionalo tra i documenti e premi «Invia».',
      ],
      action: { label: 'Apri i documenti', address },
      closing: ['La richiesta è partita da chi ha ricevuto il documento scaduto.'],
    },
    en: {
      subject: `A new sending was requested: ${shortTitle(title)}`,
      paragraphs: [
        `${receiver} asks to receive “${title}” again: the time to sign it is over.`,
        'To send it again, select it among the documents and press “Send”.',
      ],
      action: { label: 'Open the documents', address },
      closing: ['The request was made by who received the expired document.'],
    },
  };
}
