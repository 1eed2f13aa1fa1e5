import type { PhoneNumber } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { findPhoneNumber, toPhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import type { SigningDirectory } from '../signing-directory.ts';

/** The phone to which codes to sign go: the one that the receiver verified, else the one that the staff's records hold. */
export async function receiverPhone(
  executor: Executor,
  directory: SigningDirectory,
  document: DocumentRecord,
): Promise<PhoneNumber | undefined> {
  if (document.phoneVerifiedAt) return toPhoneNumber(document.phonePrefix, document.phoneMobile);
  const person = await directory.findPersonByEmail(executor, document.receiverEmail);
  return person && findPhoneNumber(person.phonePrefix, person.phoneMobile);
}
