import type { DocumentRecord } from '../documents/document.schema.ts';
import { romeTime } from '../sign/stamp-lines.ts';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

type InvitedTo = Pick<
  DocumentRecord,
  'title' | 'receiverName' | 'receiverSurname' | 'senderName' | 'senderEmail' | 'expiresAt'
>;

interface Invitation {
  document: InvitedTo;
  /** Address of the landing page, with the receiver's secret in it. */
  link: string;
  company: string;
}

/** The mail that leads a receiver to their document. */
export function invitationMail({ document, link, company }: Invitation): LocalizedMail {
  const from = company ? `${document.senderName} (${company})` : document.senderName;
  return {
    it: {
      subject: `Documento da firmare: ${document.title}`,
      greeting: `Buongiorno ${document.receiverName} ${document.receiverSurname},`,
      paragraphs: [
        `${from} ha un documento da far firmare a lei: «${document.title}».`,
        ...deadline(
          document.expiresAt,
          ({ date, time }) => `È possibile firmarlo fino al ${date} alle ${time}.`,
        ),
      ],
      action: { label: 'Leggere e firmare', address: link },
      closing: [`Il collegamento è personale: non va inoltrato. Per domande: ${document.senderEmail}.`],
    },
    en: {
      subject: `Document to sign: ${document.title}`,
      greeting: `Dear ${document.receiverName} ${document.receiverSurname},`,
      paragraphs: [
        `${from} has a document for you to sign: “${document.title}”.`,
        ...deadline(
          document.expiresAt,
          ({ date, time }) => `You can sign it until ${date}, ${time} (Italian time).`,
        ),
      ],
      action: { label: 'Read and sign', address: link },
      closing: [`This link is yours alone: please do not forward it. Questions: ${document.senderEmail}.`],
    },
  };
}

function deadline(
  expiresAt: Date | null,
  sentence: (time: { date: string; time: string }) => string,
): string[] {
  return expiresAt ? [sentence(romeTime(expiresAt))] : [];
}
