import { toSearchKey } from './search-key.ts';
import { toEmailKey } from './signing-actor.ts';

/** What the forms to add and to edit a document have in common. */
export interface ReceiverInput {
  receiverName: string;
  receiverSurname: string;
  receiverEmail: string;
  title: string;
  expires: boolean;
}

/** The columns that hang on them. */
export function receiverFields({
  receiverName,
  receiverSurname,
  receiverEmail,
  title,
  expires,
}: ReceiverInput) {
  return {
    receiverName,
    receiverSurname,
    receiverEmail,
    receiverEmailKey: toEmailKey(receiverEmail),
    title,
    searchKey: toSearchKey(title, receiverName, receiverSurname, receiverEmail),
    expires,
  };
}
