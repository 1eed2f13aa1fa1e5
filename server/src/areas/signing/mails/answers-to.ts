import type { DocumentRecord } from '../documents/document.schema.ts';

/** Who gets the answers to what a receiver is mailed of a document: who sent it; nobody where no address is known. */
export function answersTo({
  senderName: name,
  senderEmail: email,
}: Pick<DocumentRecord, 'senderName' | 'senderEmail'>) {
  return email === '' ? {} : { replyTo: { name, email } };
}
