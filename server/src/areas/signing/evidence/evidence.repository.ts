import { and, asc, eq } from 'drizzle-orm';
import type { Language } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { signingEvidenceFiles, type EvidenceFile } from './evidence.schema.ts';

/** The files of the evidence of a document in a language; none before it was made. */
export async function listEvidence(
  executor: Executor,
  { documentId, language }: { readonly documentId: string; readonly language: Language },
): Promise<EvidenceFile[]> {
  const { name } = signingEvidenceFiles;
  return executor
    .select()
    .from(signingEvidenceFiles)
    .where(and(eq(signingEvidenceFiles.documentId, documentId), eq(signingEvidenceFiles.language, language)))
    .orderBy(asc(name));
}

/** Keeps the files of the evidence. */
export async function insertEvidence(executor: Executor, files: readonly EvidenceFile[]): Promise<void> {
  await executor.insert(signingEvidenceFiles).values([...files]);
}
