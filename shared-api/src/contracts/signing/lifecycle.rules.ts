import type { DeliveryState, DocumentLifecycle, DocumentState } from './document.ts';

interface LifecycleFacts {
  readonly state: DocumentState;
  readonly delivery: DeliveryState;
  readonly isExpired: boolean;
  readonly isFileChanged: boolean;
  /** Making the sealed PDF failed, and it is not tried again by itself. */
  readonly isSealGivenUp: boolean;
  readonly signaturesDone: number;
  /** When whoever opened its link said that they are not its receiver. */
  readonly wrongReceiverAt?: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  /** When its receiver opened it first since it was last sent. */
  readonly openedAt: string | null;
  readonly expiresAt: string | null;
  readonly signedAt: string | null;
}

/** The one state that people decide by, of all that is known: what went wrong before how far the signing is. */
export function lifecycleOf(facts: LifecycleFacts): DocumentLifecycle {
  const { state, delivery, openedAt, signaturesDone } = facts;
  if (facts.isFileChanged) return 'changed';
  if (state === 'signed' || state === 'draft') return state;
  if (state === 'sealing') return facts.isSealGivenUp ? 'unsealed' : 'sealing';
  if (facts.isExpired) return 'expired';
  // Whoever opened it since has it, whatever became of the mail.
  const isUndelivered = delivery === 'failed' || delivery === 'bounced';
  if (isUndelivered && openedAt === null) return delivery === 'failed' ? 'undelivered' : 'bounced';
  if (signaturesDone > 0) return 'partly';
  return openedAt === null ? 'sent' : 'opened';
}

/** Since when it is in its state; the latest instant that is known where that itself is not. */
export function lifecycleSince(lifecycle: DocumentLifecycle, facts: LifecycleFacts): string {
  const { createdAt, sentAt, openedAt, expiresAt, signedAt, wrongReceiverAt } = facts;
  if (wrongReceiverAt) return wrongReceiverAt;
  const since = {
    draft: createdAt,
    sent: sentAt,
    bounced: sentAt,
    undelivered: sentAt,
    opened: openedAt,
    partly: openedAt ?? sentAt,
    sealing: openedAt ?? sentAt,
    unsealed: openedAt ?? sentAt,
    expired: expiresAt,
    signed: signedAt,
    changed: signedAt ?? sentAt,
  }[lifecycle];
  return since ?? createdAt;
}
