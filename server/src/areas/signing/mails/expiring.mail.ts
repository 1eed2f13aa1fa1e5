import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { shortTitle } from './short-title.ts';

type Expiring = Pick<
  DocumentRecord,
  | 'title'
  | 'receiverName'
  | 'receiverSurname'
  | 'senderName'
  | 'senderEmail'
  | 'signaturesDone'
  | 'signaturesTotal'
> & { readonly expiresAt: Date };

interface ExpiringMail {
  readonly document: Expiring;
  /** Address of the landing page, with the receiver's secret in it. */
  readonly link: string;
}

/** The mail that reminds a receiver of a document that is about to expire. */
export function expiringMail({ document, link }: ExpiringMail): LocalizedMail {
  const { title, receiverName, receiverSurname, senderName, senderEmail, expiresAt } = document;
  const missing = document.signaturesTotal - document.signaturesDone;
  return {
    it: {
      subject: `Sta per scadere: ${shortTitle(title)}`,
      greeting: `Buongiorno ${receiverName} ${receiverSurname},`,
      paragraphs: [`il documento «${title}» inviato da ${senderName} attende ancora la Sua firma.`],
      facts: [
        ['Da firmare entro', formatInstant(expiresAt, 'it')],
        ['Firme mancanti', `${missing}`],
      ],
      action: { label: 'Leggere e firmare', address: `${link}?lang=it` },
      closing: [`Il link è personale: non va inoltrato. Per domande: ${senderEmail}.`],
    },
    en: {
      subject: `About to expire: ${shortTitle(title)}`,
      greeting: `Dear ${receiverName} ${receiverSurname},`,
      paragraphs: [`the document “${title}” sent by ${senderName} still waits for your signature.`],
      facts: [
        ['To be signed by', formatInstant(expiresAt, 'en')],
        ['Signatures missing', `${missing}`],
      ],
      action: { label: 'Read and sign', address: `${link}?lang=en` },
      closing: [`This link is yours alone: please do not forward it. Questions: ${senderEmail}.`],
    },
  };
}
