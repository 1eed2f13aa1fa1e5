import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingDocuments, type DocumentRecord } from '../documents/document.schema.ts';

const { id, sealedHash } = signingDocuments;

/** Sealed documents in the order of their ids, from behind one on. */
export async function listSealedAfter(
  executor: Executor,
  after: string,
  limit: number,
): Promise<DocumentRecord[]> {
  return executor
    .select()
    .from(signingDocuments)
    .where(and(isNotNull(sealedHash), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** A document, where it is sealed. */
export async function findSealed(
  executor: Executor,
  documentId: string,
): Promise<DocumentRecord | undefined> {
  const isIt = and(isNotNull(sealedHash), eq(id, documentId));
  const [document] = await executor.select().from(signingDocuments).where(isIt);
  return document;
}
