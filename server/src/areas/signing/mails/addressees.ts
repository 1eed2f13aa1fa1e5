import type { Addressee } from '../../../platform/deliveries/mail-content.ts';
import type { Person } from '../../ports/people.port.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';

type Account = Pick<Person, 'firstName'> | undefined;

/** Whom a mail to a document's receiver speaks to: the account that its address is of, or whoever the sender named. */
export function receiverOf(
  { receiverName, receiverSurname }: Pick<DocumentRecord, 'receiverName' | 'receiverSurname'>,
  account: Account,
): Addressee {
  return account ? { firstName: account.firstName } : { fullName: `${receiverName} ${receiverSurname}` };
}

/** Whom a mail to a document's sender speaks to: one of the house, also where their account is gone. */
export function senderOf({ senderName }: Pick<DocumentRecord, 'senderName'>, account: Account): Addressee {
  return { firstName: account?.firstName ?? senderName };
}

/** Whom a mail to an address without a name of its own speaks to. */
export function holderOf(account: Account): Addressee {
  return account ? { firstName: account.firstName } : { fullName: '' };
}

/** Whether the one who reads has an account, and is addressed as one of the house. */
export const hasAccount = (to: Addressee) => 'firstName' in to;
