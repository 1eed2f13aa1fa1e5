import type { RowFacts } from '../../../platform/secrets/row-proofs.ts';
import type { FeedRecord } from './feeds.schema.ts';

/** What of a calendar's address is proved: whose it is, and what it tells. */
export function feedFacts(
  row: Pick<FeedRecord, 'id' | 'userId' | 'scope' | 'secretHash' | 'createdAt'>,
): RowFacts {
  const { id, userId, scope, secretHash, createdAt } = row;
  return [id, userId, scope, secretHash, createdAt];
}
