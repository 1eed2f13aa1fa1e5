import type { PhoneNumber } from 'shared-api/contracts/directory';
import { findPhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import type { UserRecord } from './user.schema.ts';

/** The number to which a person's codes go; undefined when none is recorded, or what is recorded is no number. */
export function phoneOf({ prefix, mobile }: Pick<UserRecord, 'prefix' | 'mobile'>): PhoneNumber | undefined {
  return findPhoneNumber(prefix, mobile);
}

/** The number that waits for its code, with its prefix before a space; null when none waits. */
export function pendingPhoneOf({
  pendingPrefix,
  pendingMobile,
}: Pick<UserRecord, 'pendingPrefix' | 'pendingMobile'>): string | null {
  return pendingPrefix && pendingMobile ? `${pendingPrefix} ${pendingMobile}` : null;
}
