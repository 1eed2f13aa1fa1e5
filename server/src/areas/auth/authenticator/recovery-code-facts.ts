import type { RowFacts } from '../../../platform/secrets/row-proofs.ts';
import type { RecoveryCodeRecord } from './authenticator.schema.ts';

/** What the proof of a recovery code is over: whose it is, and which. */
export function recoveryCodeFacts({
  userId,
  codeHash,
}: Pick<RecoveryCodeRecord, 'userId' | 'codeHash'>): RowFacts {
  return [userId, codeHash];
}
