import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingUploads, type UploadRecord } from './upload.schema.ts';

/** Adds an upload. */
export async function insertUpload(executor: Executor, upload: typeof signingUploads.$inferInsert) {
  await executor.insert(signingUploads).values(upload);
}

/** An upload of this person that has not run out. */
export async function findUpload(
  executor: Executor,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<UploadRecord | undefined> {
  const [upload] = await executor
    .select()
    .from(signingUploads)
    .where(
      and(eq(signingUploads.id, id), eq(signingUploads.userId, userId), gt(signingUploads.expiresAt, now)),
    );
  return upload;
}

/** Makes an upload a document's, if it is nobody's yet; answers whether it is now. */
export async function claimUpload(executor: Executor, id: string, documentId: string): Promise<boolean> {
  const claimed = await executor
    .update(signingUploads)
    .set({ documentId })
    .where(and(eq(signingUploads.id, id), isNull(signingUploads.documentId)))
    .returning({ id: signingUploads.id });
  return claimed.length > 0;
}

/** Throws away uploads that ran out. Their files stay: other documents may have the same content. */
export async function deleteUploadsBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(signingUploads).where(lt(signingUploads.expiresAt, moment));
}
