import { eq } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { HiddenParts } from './hidden-parts.ts';
import { signingHiddenParts } from './hidden-parts.schema.ts';

/** Keeps what a file was found to hold, in the place of what was found before. */
export async function keepHiddenParts(
  executor: Executor,
  fileHash: string,
  parts: HiddenParts,
): Promise<void> {
  await executor
    .insert(signingHiddenParts)
    .values({ fileHash, parts })
    .onConflictDoUpdate({ target: signingHiddenParts.fileHash, set: { parts } });
}

/** What a file was found to hold; null where it came before that was looked for. */
export async function findHiddenParts(executor: Executor, fileHash: string): Promise<HiddenParts | null> {
  const [found] = await executor
    .select({ parts: signingHiddenParts.parts })
    .from(signingHiddenParts)
    .where(eq(signingHiddenParts.fileHash, fileHash));
  return found?.parts ?? null;
}

/** Forgets files that are gone. */
export async function forgetHiddenParts(executor: Executor, hashes: readonly string[]): Promise<void> {
  await executor.delete(signingHiddenParts).where(isOneOf(signingHiddenParts.fileHash, hashes));
}
