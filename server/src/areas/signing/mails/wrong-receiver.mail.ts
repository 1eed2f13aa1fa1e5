import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { shortTitle } from './short-title.ts';

interface WrongReceiver {
  readonly document: Pick<DocumentRecord, 'title' | 'receiverName' | 'receiverSurname' | 'receiverEmail'>;
  readonly to: Addressee;
  /** Address of the form by which the sender corrects it. */
  readonly address: string;
}

/** The mail that tells a sender that whoever opened the link is not who it is for. */
export function wrongReceiverMail({ document, to, address }: WrongReceiver): LocalizedMail {
  const { title, receiverName, receiverSurname, receiverEmail } = document;
  const receiver = `${receiverName} ${receiverSurname}`;
  return {
    from: 'company',
    to,
    it: {
      subject: `Destinatario errato: ${shortTitle(title)}`,
      paragraphs: [
        `chi legge la posta di ${receiverEmail} ha risposto di non essere ${receiver}: «${title}» non è per questa persona.`,
        'Il link inviato non apre più il documento, e nessuno può firmarlo finché non lo invii di nuovo. Correggi nome o indirizzo e poi premi «Invia».',
      ],
      action: { label: 'Correggi il destinatario', address },
      closing: ['Se l’indirizzo è giusto, chiedi conferma alla persona e invia di nuovo il documento.'],
    },
    en: {
      subject: `Wrong receiver: ${shortTitle(title)}`,
      paragraphs: [
        `whoever reads the email of ${receiverEmail} answered that they are not ${receiver}: “${title}” is not for this person.`,
        'The link that was sent no longer opens the document, and nobody can sign it until you send it again. Correct name or address, then press “Send”.',
      ],
      action: { label: 'Correct the receiver', address },
      closing: ['If the address is right, ask the person, and send the document again.'],
    },
  };
}
