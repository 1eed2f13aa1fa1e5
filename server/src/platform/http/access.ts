import { isAdmin, type Access, type LocalizedText } from 'shared-api/contracts/common';
import { AppError } from '../errors/app-error.ts';
import type { SessionKind, SessionRecord } from '../sessions/session.ts';

/** What is open to who has not chosen the first own password yet (spec 03 §4). */
const openToNewcomers: readonly Access[] = ['pending', 'newcomer'];

const kindsFor: Readonly<Record<Exclude<Access, 'public'>, readonly SessionKind[]>> = {
  pending: ['pending', 'guest', 'staff'],
  guest: ['guest', 'staff'],
  newcomer: ['staff'],
  'signed-in': ['staff'],
  admin: ['staff'],
};

const firstPasswordDue: LocalizedText = {
  it: 'Prima di continuare scegli la tua password',
  en: 'Choose your password before you go on',
};

/**
 * Lets a session through to calls of an access class, or not. `pending` asks for any session at all.
 * @throws AppError `not-signed-in` when signing in would help, `forbidden` when it would not.
 */
export function requireAccess(access: Access, session: SessionRecord | null): void {
  if (access === 'public') return;
  if (!session) throw new AppError('not-signed-in');
  if (!kindsFor[access].includes(session.kind))
    throw new AppError(session.kind === 'pending' ? 'not-signed-in' : 'forbidden');
  if (session.owesFirstPassword && !openToNewcomers.includes(access))
    throw new AppError('forbidden', { text: firstPasswordDue });
  if (access === 'admin' && !isAdmin(session.flags)) throw new AppError('forbidden');
}
