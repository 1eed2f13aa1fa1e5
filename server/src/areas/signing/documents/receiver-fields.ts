import { toSearchKey } from '../document-list/search-key.ts';
import { toEmailKey } from '../actor.ts';

/** What the forms to add and to edit a document have in common. */
interface ReceiverInput {
  receiverName: string;
  receiverSurname: string;
  receiverEmail: string;
  title: string;
  expires: boolean;
}

/** Who sends it: the grid's search finds a document by its sender too. */
interface DocumentSender {
  senderName: string;
  senderEmail: string;
}

/** The columns that hang on them. */
export function receiverFields(
  { receiverName, receiverSurname, receiverEmail, title, expires }: ReceiverInput,
  { senderName, senderEmail }: DocumentSender,
) {
  return {
    receiverName,
    receiverSurname,
    receiverEmail,
    receiverEmailKey: toEmailKey(receiverEmail),
    title,
    receiverFold: toSearchKey(receiverSurname, receiverName),
    searchKey: toSearchKey(title, receiverName, receiverSurname, receiverEmail, senderName, senderEmail),
    expires,
  };
}
