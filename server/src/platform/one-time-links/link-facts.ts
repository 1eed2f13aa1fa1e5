import type { RowFacts } from '../secrets/row-proofs.ts';
import type { platformOneTimeLinks } from './one-time-links.schema.ts';

/** A row of the table of one-time links. */
export type LinkRow = typeof platformOneTimeLinks.$inferSelect;

/** What of a link is proved: what it is for, whom, where it went, and until when. */
export function linkFacts(
  row: Pick<LinkRow, 'secretHash' | 'purpose' | 'subject' | 'sentTo' | 'createdAt' | 'expiresAt'>,
): RowFacts {
  const { secretHash, purpose, subject, sentTo, createdAt, expiresAt } = row;
  // What was proved before this was kept still is.
  return [secretHash, purpose, subject, createdAt, expiresAt, ...(sentTo === null ? [] : [sentTo])];
}
