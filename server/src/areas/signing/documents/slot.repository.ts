import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { announceDocument, concernedColumns } from './document-changes.repository.ts';
import { signingDocuments } from './document.schema.ts';
import { signingSlots, type NewSlot, type SlotRecord } from './slot.schema.ts';

/** Adds the boxes of a document. */
export async function insertSlots(executor: Executor, slots: NewSlot[]): Promise<void> {
  await executor.insert(signingSlots).values(slots);
}

/** The boxes of a document in their order. */
export async function listSlots(executor: Executor, documentId: string): Promise<SlotRecord[]> {
  return executor
    .select()
    .from(signingSlots)
    .where(eq(signingSlots.documentId, documentId))
    .orderBy(asc(signingSlots.index));
}

/** What is written into a box when it is signed. */
export type SlotSignature = Required<
  Pick<
    SlotRecord,
    'imageHash' | 'firstLine' | 'secondLine' | 'signedAt' | 'signedBy' | 'ip' | 'userAgent' | 'challenge'
  >
>;

/** Signs a box, if nobody signed it before; answers whether it is signed now by this call. */
export async function signSlot(
  executor: Executor,
  { documentId, index }: { documentId: string; index: number },
  signature: SlotSignature,
): Promise<boolean> {
  const signed = await executor
    .update(signingSlots)
    .set(signature)
    .where(
      and(
        eq(signingSlots.documentId, documentId),
        eq(signingSlots.index, index),
        isNull(signingSlots.signedAt),
      ),
    )
    .returning({ index: signingSlots.index });
  if (signed.length === 0) return false;
  const [document] = await executor
    .update(signingDocuments)
    .set({ signaturesDone: sql`${signingDocuments.signaturesDone} + 1` })
    .where(eq(signingDocuments.id, documentId))
    .returning(concernedColumns);
  if (document) await announceDocument(executor, document);
  return true;
}
