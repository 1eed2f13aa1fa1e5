import type { PhoneNumber } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { findPhoneNumber, toPhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import type { SigningDirectory } from '../signing-directory.ts';

/** Where codes of a receiver go. */
export interface ReceiverPhone extends PhoneNumber {
  /** Whether the number is on record; otherwise it is the signer's own word. */
  readonly isOnRecord: boolean;
}

/** The number that the records hold of a document's receiver. */
export async function phoneOnRecord(
  executor: Executor,
  directory: SigningDirectory,
  { receiverEmail }: Pick<DocumentRecord, 'receiverEmail'>,
): Promise<ReceiverPhone | undefined> {
  const person = await directory.findPersonByEmail(executor, receiverEmail);
  const number = person && findPhoneNumber(person.phonePrefix, person.phoneMobile);
  return number && { ...number, isOnRecord: true };
}

/** The phone to which codes to sign go (departure D83): the one on record, else the one that the receiver gave and verified. */
export async function receiverPhone(
  executor: Executor,
  directory: SigningDirectory,
  document: DocumentRecord,
): Promise<ReceiverPhone | undefined> {
  const known = await phoneOnRecord(executor, directory, document);
  if (known || !document.phoneVerifiedAt) return known;
  return { ...toPhoneNumber(document.phonePrefix, document.phoneMobile), isOnRecord: false };
}

/** The phone that a receiver verifies: the one on record, whatever they typed, else the one that they typed. */
export async function phoneToVerify(
  executor: Executor,
  directory: SigningDirectory,
  { document, prefix = '', mobile = '' }: VerifiedPhone,
): Promise<ReceiverPhone> {
  const known = await phoneOnRecord(executor, directory, document);
  return known ?? { ...toPhoneNumber(prefix, mobile), isOnRecord: false };
}

interface VerifiedPhone {
  document: DocumentRecord;
  prefix?: string | undefined;
  mobile?: string | undefined;
}
