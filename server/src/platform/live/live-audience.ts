import { isAdmin, isSuperUser } from 'shared-api/contracts/common';
import type { SessionRecord } from '../sessions/session.ts';
import type { SessionsToEnd } from '../sessions/sessions.repository.ts';
import type { LiveAudience } from './live-messages.ts';

/** Whether a session is among those whom a change concerns. A guest is notified of their document alone. */
export function concerns(session: SessionRecord, to: LiveAudience): boolean {
  if (session.kind === 'guest') return to.documentId !== undefined && to.documentId === session.documentId;
  if (session.kind !== 'staff') return false;
  if (to.userId !== undefined && to.userId === session.userId) return true;
  if (to.userIds?.includes(session.userId)) return true;
  if (to.email !== undefined && to.email === session.email.trim().toLowerCase()) return true;
  if (to.membersOf !== undefined && to.membersOf === session.companyId) return true;
  return to.managersOf !== undefined && manages(session, to.managersOf);
}

function manages({ flags, companyId }: SessionRecord, managed: string | null): boolean {
  if (isSuperUser(flags)) return true;
  return isAdmin(flags) && managed !== null && companyId === managed;
}

/** Whether a session is among those that end; as `revokeSessions` chooses them. */
export function isEnded(session: SessionRecord, { id, userId, except }: SessionsToEnd): boolean {
  if (id === undefined && userId === undefined) return false;
  return (
    (id === undefined || session.id === id) &&
    (userId === undefined || session.userId === userId) &&
    session.id !== except
  );
}
