import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingDocuments, type DocumentRecord } from '../documents/document.schema.ts';

const { id, sealedHash, deletedAt } = signingDocuments;

/** Sealed documents in the order of their ids, from behind one on. */
export async function listSealedAfter(
  executor: Executor,
  after: string,
  limit: number,
): Promise<DocumentRecord[]> {
  return executor
    .select()
    .from(signingDocuments)
    .where(and(isNotNull(sealedHash), isNull(deletedAt), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}
