import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingDocuments, type DocumentRecord } from '../documents/document.schema.ts';

/** A document that was sealed, as far as its seal is verified. */
export type SealedDocument = Pick<
  DocumentRecord,
  'id' | 'title' | 'sealedHash' | 'sealedSize' | 'sealedEvents'
>;

const { id, title, sealedHash, sealedSize, sealedEvents } = signingDocuments;
const columns = { id, title, sealedHash, sealedSize, sealedEvents };

/** Sealed documents in the order of their ids, from behind one on. */
export async function listSealedAfter(
  executor: Executor,
  after: string,
  limit: number,
): Promise<SealedDocument[]> {
  return executor
    .select(columns)
    .from(signingDocuments)
    .where(and(isNotNull(sealedHash), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** A document, where it is sealed. */
export async function findSealed(
  executor: Executor,
  documentId: string,
): Promise<SealedDocument | undefined> {
  const isIt = and(isNotNull(sealedHash), eq(id, documentId));
  const [document] = await executor.select(columns).from(signingDocuments).where(isIt);
  return document;
}
