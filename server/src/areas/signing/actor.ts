import type { DocumentFacts, SigningActor } from 'shared-api/contracts/signing';
import type { Caller } from '../../platform/http/caller.ts';
import { sessionOf } from '../../platform/http/resolve-caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DocumentRecord } from './documents/document.schema.ts';

/**
 * Who calls, as the policy sees it. Whoever acts for a company has the rights of its administrator, there alone, and receives
 * nothing: what is addressed to himself he signs as himself. @throws AppError `not-signed-in` without a session of the staff or of a guest. */
export function actorOf(caller: Caller): SigningActor {
  const session = sessionOf(caller);
  if (session.kind === 'pending') throw new AppError('not-signed-in');
  const { actingFor } = session;
  const isReceiver = session.kind === 'staff' && session.email && !actingFor;
  return {
    kind: session.kind,
    userId: session.userId,
    flags: actingFor ? { a: 'N', b: 'S' } : session.flags,
    companyId: actingFor?.companyId ?? session.companyId,
    emailKey: isReceiver ? toEmailKey(session.email) : null,
    documentId: session.kind === 'guest' ? session.documentId : null,
  };
}

/** What a person and a document are matched by. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The user id of a guest's session: all guests of a document are one, so that they can be sent away together. */
export function guestUserId(documentId: string): string {
  return `guest:${documentId}`;
}

/** What the policy must know of a document. */
export function factsOf(document: DocumentRecord, now: Date): DocumentFacts {
  return {
    id: document.id,
    companyId: document.companyId,
    receiverEmailKey: document.receiverEmailKey,
    state: document.state,
    isExpired: hasExpired(document, now),
    isPhoneVerified: document.phoneVerifiedAt !== null,
    needsCode: document.needsCode,
    savesCopy: document.savesCopy,
    signaturesDone: document.signaturesDone,
    signaturesTotal: document.signaturesTotal,
  };
}

/** Whether the time to sign is over; a document whose boxes are all signed no longer expires. */
export function hasExpired(
  document: Pick<DocumentRecord, 'state' | 'expiresAt' | 'signaturesDone' | 'signaturesTotal'>,
  now: Date,
): boolean {
  const { state, expiresAt, signaturesDone, signaturesTotal } = document;
  return state === 'sent' && expiresAt !== null && expiresAt <= now && signaturesDone < signaturesTotal;
}
