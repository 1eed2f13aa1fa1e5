import type { DocumentFacts, SigningActor } from 'shared-api/contracts/signing';
import type { Caller } from '../../platform/http/caller.ts';
import { sessionOf } from '../../platform/http/resolve-caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DocumentRecord } from './documents/document.schema.ts';

/**
 * Who calls, as the policy sees it. Whoever acts for a company has the rights of its administrator, there alone, and receives
 * nothing: what is addressed to them they sign as themselves. @throws AppError `not-signed-in` without a session of the staff or of a guest. */
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

type ExpiryColumns = Pick<DocumentRecord, 'state' | 'signaturesDone' | 'signaturesTotal'> & {
  /** As a record has it, or as JSON does. */
  readonly expiresAt: Date | string | null;
};
type FactColumns = ExpiryColumns &
  Pick<
    DocumentRecord,
    'id' | 'companyId' | 'receiverEmailKey' | 'needsCode' | 'savesCopy' | 'phoneOnRecord'
  > & {
    readonly phoneVerifiedAt: Date | string | null;
    readonly hiddenAt: Date | string | null;
    readonly wrongReceiverAt: Date | string | null;
    readonly receiverLeftAt: Date | string | null;
  };

/** What the policy must know of a document. */
export function factsOf(document: FactColumns, now: Date): DocumentFacts {
  const { id, companyId, receiverEmailKey, state, needsCode, savesCopy } = document;
  const { signaturesDone, signaturesTotal } = document;
  return {
    id,
    companyId,
    receiverEmailKey,
    state,
    isExpired: hasExpired(document, now),
    isHidden: document.hiddenAt !== null,
    isPhoneVerified: document.phoneOnRecord || document.phoneVerifiedAt !== null,
    isPhoneDeclared: !document.phoneOnRecord && document.phoneVerifiedAt !== null,
    needsCode,
    savesCopy,
    isMisaddressed: document.wrongReceiverAt !== null,
    isReceiverGone: document.receiverLeftAt !== null,
    signaturesDone,
    signaturesTotal,
  };
}

/** Whether the time to sign is over; a document whose boxes are all signed no longer expires. */
export function hasExpired(
  { state, expiresAt, signaturesDone, signaturesTotal }: ExpiryColumns,
  now: Date,
): boolean {
  return (
    state === 'sent' && expiresAt !== null && new Date(expiresAt) <= now && signaturesDone < signaturesTotal
  );
}
