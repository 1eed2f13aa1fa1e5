import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingMarks, type MarkRecord } from './mark.schema.ts';

/** Adds the texts and pictures of a document. */
export async function insertMarks(executor: Executor, marks: readonly MarkRecord[]): Promise<void> {
  if (marks.length > 0) await executor.insert(signingMarks).values([...marks]);
}

/** The texts and pictures of a document in their order. */
export async function listMarks(executor: Executor, documentId: string): Promise<MarkRecord[]> {
  return executor
    .select()
    .from(signingMarks)
    .where(eq(signingMarks.documentId, documentId))
    .orderBy(asc(signingMarks.index));
}
