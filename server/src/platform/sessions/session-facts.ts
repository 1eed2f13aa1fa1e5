import type { RowFacts } from '../secrets/row-proofs.ts';
import type { SessionRow } from './sessions.schema.ts';

type Proved = Pick<
  SessionRow,
  | 'tokenHash'
  | 'kind'
  | 'userId'
  | 'documentId'
  | 'method'
  | 'provider'
  | 'factor'
  | 'codeTo'
  | 'strayed'
  | 'waits'
  | 'createdAt'
>;

/** What of a session is proved: whose it is, of which kind, and how it came about. What changes while it lives is not. */
export function sessionFacts(row: Proved): RowFacts {
  const { tokenHash, kind, userId, documentId, method, provider, factor, createdAt } = row;
  const { codeTo, strayed, waits } = row;
  const facts = [tokenHash, kind, userId, documentId, method, provider, factor, createdAt];
  // What was proved before these were kept still is.
  if (codeTo === null && strayed === null && waits === null) return facts;
  const later = [...facts, codeTo, JSON.stringify(strayed)];
  return waits === null ? later : [...later, waits];
}
