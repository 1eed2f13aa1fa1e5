import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { announceDocument, concernedColumns } from './document-changes.repository.ts';
import { signingDocuments } from './document.schema.ts';
import { signingBoxes, type NewBox, type BoxRecord } from './box.schema.ts';

/** Adds the boxes of a document. */
export async function insertBoxes(executor: Executor, boxes: NewBox[]): Promise<void> {
  await executor.insert(signingBoxes).values(boxes);
}

/** The boxes of a document in their order. */
export async function listBoxes(executor: Executor, documentId: string): Promise<BoxRecord[]> {
  return executor
    .select()
    .from(signingBoxes)
    .where(eq(signingBoxes.documentId, documentId))
    .orderBy(asc(signingBoxes.index));
}

/** What is written into a box when it is signed. */
type BoxSignature = Required<
  Pick<
    BoxRecord,
    'imageHash' | 'firstLine' | 'secondLine' | 'signedAt' | 'signedBy' | 'ip' | 'userAgent' | 'challenge'
  >
>;

/** Signs a box, if nobody signed it before; answers whether it is signed now by this call. */
export async function writeSignature(
  executor: Executor,
  { documentId, index }: { documentId: string; index: number },
  signature: BoxSignature,
): Promise<boolean> {
  const signed = await executor
    .update(signingBoxes)
    .set(signature)
    .where(
      and(
        eq(signingBoxes.documentId, documentId),
        eq(signingBoxes.index, index),
        isNull(signingBoxes.signedAt),
      ),
    )
    .returning({ index: signingBoxes.index });
  if (signed.length === 0) return false;
  const [document] = await executor
    .update(signingDocuments)
    .set({ signaturesDone: sql`${signingDocuments.signaturesDone} + 1` })
    .where(eq(signingDocuments.id, documentId))
    .returning(concernedColumns);
  if (document) await announceDocument(executor, document);
  return true;
}
