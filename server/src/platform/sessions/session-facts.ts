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
  | 'createdAt'
>;

/** What of a session is proved: whose it is, of which kind, and how it came about. What changes while it lives is not. */
export function sessionFacts(row: Proved): RowFacts {
  const { tokenHash, kind, userId, documentId, method, provider, factor, codeTo, strayed, createdAt } = row;
  const facts = [tokenHash, kind, userId, documentId, method, provider, factor, createdAt];
  // What was proved before these were kept still is.
  return codeTo === null && strayed === null ? facts : [...facts, codeTo, JSON.stringify(strayed)];
}
