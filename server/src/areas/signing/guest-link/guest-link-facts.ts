import type { RowFacts } from '../../../platform/secrets/row-proofs.ts';
import type { GuestLinkRecord } from './guest-link.schema.ts';

/** What of a guest's link is proved: to which document it leads, and for whom it was made. */
export function guestLinkFacts(
  row: Pick<GuestLinkRecord, 'secretHash' | 'documentId' | 'receiverEmailKey' | 'madeAt'>,
): RowFacts {
  const { secretHash, documentId, receiverEmailKey, madeAt } = row;
  return [secretHash, documentId, receiverEmailKey, madeAt];
}
