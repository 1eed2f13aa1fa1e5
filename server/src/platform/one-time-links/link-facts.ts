import type { RowFacts } from '../secrets/row-proofs.ts';
import type { platformOneTimeLinks } from './one-time-links.schema.ts';

/** A row of the table of one-time links. */
export type LinkRow = typeof platformOneTimeLinks.$inferSelect;

/** What of a link is proved: what it is for, whom, and until when. */
export function linkFacts(
  row: Pick<LinkRow, 'secretHash' | 'purpose' | 'subject' | 'createdAt' | 'expiresAt'>,
): RowFacts {
  const { secretHash, purpose, subject, createdAt, expiresAt } = row;
  return [secretHash, purpose, subject, createdAt, expiresAt];
}
