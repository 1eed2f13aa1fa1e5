import type { Language } from 'shared-api/contracts/common';
import type { DocumentRecord } from '../document.schema.ts';
import { romeTime } from '../stamp-lines.ts';
import { writeLetter, type Letter, type WrittenMail } from './letter.ts';

type InvitedTo = Pick<
  DocumentRecord,
  'title' | 'receiverName' | 'receiverSurname' | 'senderName' | 'senderEmail' | 'expiresAt'
>;

interface Invitation {
  document: InvitedTo;
  /** Address of the landing page, with the receiver's secret in it. */
  link: string;
  company: string;
  /** Of a receiver that we know; others get both languages. */
  language: Language | undefined;
}

/** The mail that brings a receiver to his document. */
export function invitationMail({ document, link, company, language }: Invitation): WrittenMail {
  const from = company ? `${document.senderName} (${company})` : document.senderName;
  const letters: Record<Language, Letter> = {
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
      closing: `Il collegamento è personale: non va inoltrato. Per domande: ${document.senderEmail}.`,
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
      closing: `This link is yours alone: please do not forward it. Questions: ${document.senderEmail}.`,
    },
  };
  return writeLetter(letters, language);
}

function deadline(
  expiresAt: Date | null,
  sentence: (time: { date: string; time: string }) => string,
): string[] {
  return expiresAt ? [sentence(romeTime(expiresAt))] : [];
}
