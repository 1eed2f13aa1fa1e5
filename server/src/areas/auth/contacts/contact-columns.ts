import { contactWaitDays, type ContactKind, type PhoneNumber } from 'shared-api/contracts/directory';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { lookupKey } from '../users/users.repository.ts';

/** A number in its two parts. */
export type PhoneParts = Pick<PhoneNumber, 'prefix' | 'mobile'>;

/** What waits to count. */
export interface PendingContact {
  /** The address, or the number with its prefix before a space; empty where the number is to be taken away. */
  readonly value: string;
  /** Id of the administrator who proposed it; null where the person asked for it. */
  readonly by: string | null;
  /** From when on it counts unless it is refused; null where only its code makes it count. */
  readonly from: Date | null;
}

/** What waits of a person, undefined where nothing does. */
export function pendingOf(user: UserRecord, kind: ContactKind): PendingContact | undefined {
  const { pendingEmail, pendingPrefix, pendingMobile } = user;
  if (kind === 'email')
    return pendingEmail
      ? { value: pendingEmail, by: user.pendingEmailBy, from: user.pendingEmailFrom }
      : undefined;
  const { pendingPhoneBy: by, pendingPhoneFrom: from } = user;
  if (pendingMobile === '' && from) return { value: '', by, from };
  return pendingPrefix && pendingMobile
    ? { value: `${pendingPrefix} ${pendingMobile}`, by, from }
    : undefined;
}

/** Whether somebody can come in, or could once: how they are reached is theirs to confirm then (decision 102). */
export function hasComeIn({ firstSignInAt, passwordChangedAt }: UserRecord): boolean {
  return firstSignInAt !== null || passwordChangedAt !== null;
}

/** What a row holds once nothing waits. */
export const nothingPending = {
  email: { pendingEmail: null, pendingEmailBy: null, pendingEmailFrom: null },
  phone: { pendingPrefix: null, pendingMobile: null, pendingPhoneBy: null, pendingPhoneFrom: null },
} as const;

/** Who entered what counts from now on, and whether its receiver has shown that they read there. */
interface ContactOrigin {
  readonly now: Date;
  /** Id of an administrator; null for the person. */
  readonly by: string | null;
  readonly isConfirmed: boolean;
  /** Whether who reads at the address of before answered for it. */
  readonly isVouched: boolean;
}

/** What a row holds of an address that counts from now on. */
export function emailColumns(user: UserRecord, email: string, origin: ContactOrigin) {
  const { now, by, isConfirmed } = origin;
  const before = formerEmail(user, origin);
  return {
    ...nothingPending.email,
    email,
    emailKey: lookupKey(email),
    emailSince: now,
    emailBy: by,
    emailConfirmedAt: isConfirmed ? now : null,
    emailBefore: before !== null && lookupKey(before) !== lookupKey(email) ? before : null,
  };
}

/** What a row holds of a number that counts from now on; both parts are empty where none is left. */
export function phoneColumns(user: UserRecord, { prefix, mobile }: PhoneParts, origin: ContactOrigin) {
  const { now, by, isConfirmed } = origin;
  const before = formerPhone(user, origin);
  return {
    ...nothingPending.phone,
    prefix,
    mobile,
    phoneSince: now,
    phoneBy: by,
    phoneConfirmedAt: isConfirmed ? now : null,
    phoneBefore: before === `${prefix}${mobile}` ? null : before,
  };
}

const waitMs = contactWaitDays * 24 * 60 * 60_000;

/** Until when a change of that moment is young. */
export function youngUntil(since: Date): Date {
  return new Date(since.getTime() + waitMs);
}

/** The address that has a say beside a young one; null where none has. */
export function youngEmailBefore({ emailSince, emailBefore }: UserRecord, now: Date): string | null {
  return emailSince && youngUntil(emailSince) > now ? emailBefore : null;
}

/** The same of the number. */
export function youngPhoneBefore({ phoneSince, phoneBefore }: UserRecord, now: Date): string | null {
  return phoneSince && youngUntil(phoneSince) > now ? phoneBefore : null;
}

// Of several changes in these days the means from before the first has the say: nobody gets past it by changing twice.
function formerEmail(user: UserRecord, { now, isVouched }: ContactOrigin): string | null {
  const before = youngEmailBefore(user, now);
  if (before !== null) return before;
  return hasComeIn(user) && !isVouched ? user.email : null;
}

function formerPhone(user: UserRecord, { now, isVouched }: ContactOrigin): string | null {
  const before = youngPhoneBefore(user, now);
  if (before !== null) return before;
  // Who reads at an address that is young itself answers for nothing.
  const vouches = isVouched && youngEmailBefore(user, now) === null;
  return hasComeIn(user) && !vouches ? (phoneOf(user)?.full ?? null) : null;
}

/** Whether a number is another than the one on record, however its parts were kept. */
export function isOtherNumber(user: UserRecord, { prefix, mobile }: PhoneParts): boolean {
  const known = phoneOf(user)?.full ?? `${user.prefix}${user.mobile}`;
  return known !== `${prefix}${mobile}`;
}
