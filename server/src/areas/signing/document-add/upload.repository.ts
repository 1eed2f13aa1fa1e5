import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
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

/** Some uploads that ran out, the oldest first. */
export async function listUploadsBefore(
  executor: Executor,
  { moment, limit }: { moment: Date; limit: number },
): Promise<UploadRecord[]> {
  return executor
    .select()
    .from(signingUploads)
    .where(lte(signingUploads.expiresAt, moment))
    .orderBy(signingUploads.expiresAt)
    .limit(limit);
}

/** Which of these contents are of use to an upload that had not run out at a moment. */
export async function findFilesOfUploads(
  executor: Executor,
  { hashes, moment }: { hashes: readonly string[]; moment: Date },
): Promise<Set<string>> {
  const names = [...hashes];
  const isNamed = or(isOneOf(signingUploads.fileHash, names), isOneOf(signingUploads.uploadedHash, names));
  const uploads = await executor
    .select({ fileHash: signingUploads.fileHash, uploadedHash: signingUploads.uploadedHash })
    .from(signingUploads)
    .where(and(gt(signingUploads.expiresAt, moment), isNamed));
  return new Set(uploads.flatMap((row) => [row.fileHash, row.uploadedHash]));
}

/** Forgets an upload. */
export async function deleteUpload(executor: Executor, id: string): Promise<void> {
  await executor.delete(signingUploads).where(eq(signingUploads.id, id));
}

/** Gives an upload that is nobody's yet to a bulk send, which needs it until a moment; answers whether it is now. */
export async function holdUpload(
  executor: Executor,
  { id, holder, until }: { id: string; holder: string; until: Date },
): Promise<boolean> {
  const held = await executor
    .update(signingUploads)
    .set({ documentId: holder, expiresAt: until })
    .where(and(eq(signingUploads.id, id), isNull(signingUploads.documentId)))
    .returning({ id: signingUploads.id });
  return held.length > 0;
}

/** Makes an upload nobody's again. */
export async function releaseUpload(executor: Executor, id: string, holder: string): Promise<void> {
  await executor
    .update(signingUploads)
    .set({ documentId: null })
    .where(and(eq(signingUploads.id, id), eq(signingUploads.documentId, holder)));
}

/** Keeps an upload of this person that has not become anything, until a moment at least. */
export async function keepUpload(
  executor: Executor,
  { id, userId, until }: { id: string; userId: string; until: Date },
): Promise<void> {
  await executor
    .update(signingUploads)
    .set({ expiresAt: until })
    .where(
      and(
        eq(signingUploads.id, id),
        eq(signingUploads.userId, userId),
        isNull(signingUploads.documentId),
        lte(signingUploads.expiresAt, until),
      ),
    );
}
