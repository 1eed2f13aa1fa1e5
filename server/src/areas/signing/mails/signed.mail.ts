import type { DocumentRecord } from '../documents/document.schema.ts';
import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { shortTitle } from './short-title.ts';

type Signed = Pick<
  DocumentRecord,
  'title' | 'receiverName' | 'receiverSurname' | 'senderName' | 'senderEmail' | 'sealedHash'
>;

interface SignedMail {
  document: Signed;
  to: Addressee;
  /** Where the fingerprints of our seals stand. */
  sealsAddress: string;
  /** False where the PDF is too large for a mail, or no copy is to be kept. */
  isAttached: boolean;
}

/** The mail that brings the signed PDF to who signed it. */
export function signerMail({ document, to, isAttached, sealsAddress }: SignedMail): LocalizedMail {
  const { title, senderEmail } = document;
  return {
    from: 'company',
    to,
    it: {
      subject: `Documento firmato: ${shortTitle(title)}`,
      paragraphs: [
        `il documento «${title}» è stato firmato.`,
        isAttached
          ? 'In allegato la copia sigillata: ogni modifica successiva sarebbe visibile.'
          : 'La copia sigillata è troppo grande per un’e‑mail: si apre per 30 giorni dal link con cui è stata firmata.',
        `Impronta SHA-256 del file: ${document.sealedHash}`,
        `Per verificare di chi è il sigillo: ${sealsAddress}`,
      ],
      closing: [`Per domande: ${senderEmail}.`],
    },
    en: {
      subject: `Document signed: ${shortTitle(title)}`,
      paragraphs: [
        `the document “${title}” has been signed.`,
        isAttached
          ? 'The sealed copy is attached: any later change to it would show.'
          : 'The sealed copy is too large for an email: open it within 30 days with the link with which you signed it.',
        `SHA-256 of the file: ${document.sealedHash}`,
        `To check whose seal it is: ${sealsAddress}`,
      ],
      closing: [`Questions: ${senderEmail}.`],
    },
  };
}

/** The mail that informs the sender. */
export function senderMail({ document, to, isAttached, sealsAddress }: SignedMail): LocalizedMail {
  const { title, receiverName, receiverSurname } = document;
  return {
    from: 'company',
    to,
    it: {
      subject: `${receiverName} ${receiverSurname} ha firmato: ${shortTitle(title)}`,
      paragraphs: [
        `${receiverName} ${receiverSurname} ha firmato il documento «${title}».`,
        ...(isAttached ? ['La copia sigillata è in allegato.'] : []),
      ],
      closing: [
        `Impronta SHA-256 del file: ${document.sealedHash}`,
        `Per verificare di chi è il sigillo: ${sealsAddress}`,
      ],
    },
    en: {
      subject: `${receiverName} ${receiverSurname} has signed: ${shortTitle(title)}`,
      paragraphs: [
        `${receiverName} ${receiverSurname} has signed the document “${title}”.`,
        ...(isAttached ? ['The sealed copy is attached.'] : []),
      ],
      closing: [`SHA-256 of the file: ${document.sealedHash}`, `To check whose seal it is: ${sealsAddress}`],
    },
  };
}

/** The mail that brings the signed PDF to an address of a company's list; what it says of the list is for whoever no longer wants it. */
export function confirmationMail({
  document,
  to,
  isAttached,
  company,
  sealsAddress,
}: SignedMail & { company: string }): LocalizedMail {
  const { title, receiverName, receiverSurname, senderName } = document;
  return {
    from: 'company',
    to,
    it: {
      subject: `Documento firmato da ${receiverName} ${receiverSurname}: ${shortTitle(title)}`,
      paragraphs: [
        `${receiverName} ${receiverSurname} ha firmato il documento «${title}», inviato da ${senderName}.`,
        ...(isAttached ? ['La copia sigillata è in allegato.'] : []),
        `Questo indirizzo riceve i documenti firmati di ${company}: chi amministra l’azienda può toglierlo dall’elenco.`,
      ],
      closing: [
        `Impronta SHA-256 del file: ${document.sealedHash}`,
        `Per verificare di chi è il sigillo: ${sealsAddress}`,
      ],
    },
    en: {
      subject: `Document signed by ${receiverName} ${receiverSurname}: ${shortTitle(title)}`,
      paragraphs: [
        `${receiverName} ${receiverSurname} has signed the document “${title}”, sent by ${senderName}.`,
        ...(isAttached ? ['The sealed copy is attached.'] : []),
        `This address gets the signed documents of ${company}: whoever administers the company can remove it from the list.`,
      ],
      closing: [`SHA-256 of the file: ${document.sealedHash}`, `To check whose seal it is: ${sealsAddress}`],
    },
  };
}
