import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { hasAccount } from './addressees.ts';
import { shortTitle } from './short-title.ts';

type Expiring = Pick<
  DocumentRecord,
  'title' | 'senderName' | 'senderEmail' | 'signaturesDone' | 'signaturesTotal'
> & { readonly expiresAt: Date };

interface ExpiringMail {
  readonly document: Expiring;
  readonly to: Addressee;
  /** Address of the landing page, with the receiver's secret in it. */
  readonly link: string;
}

/** The mail that reminds a receiver of a document that is about to expire. */
export function expiringMail({ document, to, link }: ExpiringMail): LocalizedMail {
  const { title, senderName, senderEmail, expiresAt } = document;
  const signature = hasAccount(to) ? 'la tua firma' : 'la Sua firma';
  const missing = document.signaturesTotal - document.signaturesDone;
  return {
    from: 'company',
    to,
    it: {
      subject: `Sta per scadere: ${shortTitle(title)}`,
      paragraphs: [`il documento «${title}» inviato da ${senderName} attende ancora ${signature}.`],
      facts: [
        ['Da firmare entro', formatInstant(expiresAt, 'it')],
        ['Firme mancanti', `${missing}`],
      ],
      action: { label: 'Leggere e firmare', address: `${link}?lang=it` },
      closing: [`Il link è personale: non va inoltrato. Per domande: ${senderEmail}.`],
    },
    en: {
      subject: `About to expire: ${shortTitle(title)}`,
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
