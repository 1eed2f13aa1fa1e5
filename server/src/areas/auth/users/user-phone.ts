import { findPhoneNumber, type PhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import type { UserRecord } from './user.schema.ts';

/** The number to which a person's codes go; undefined when none is noted, or what is noted is no number. */
export function phoneOf({ prefix, mobile }: Pick<UserRecord, 'prefix' | 'mobile'>): PhoneNumber | undefined {
  return findPhoneNumber(prefix, mobile);
}
