import type { Database } from '../db/database.ts';
import { findOrInsertValue, findValue } from '../installation/installation.repository.ts';
import { readOwnFile, writeOwnFile } from '../storage/own-file.ts';
import { proveRows, type ProvedTable } from './proved-rows.repository.ts';

/** Kept in the database and in the data folder: that the rows of a version without proofs have theirs. */
export const adoptedRowsFile = 'row-proofs';

/**
 * Proves the rows that a version without proofs wrote, once in an installation's life: what has no proof afterwards was not written by it.
 */
export async function adoptRowsOnce(
  { db, dataFolder }: { readonly db: Database; readonly dataFolder: string },
  tables: readonly ProvedTable[],
): Promise<void> {
  const isDone = (await readOwnFile(dataFolder, adoptedRowsFile)) ?? (await findValue(db, adoptedRowsFile));
  if (!isDone) for (const table of tables) await proveRows(db, table);
  await findOrInsertValue(db, adoptedRowsFile, 'done');
  await writeOwnFile(dataFolder, adoptedRowsFile, 'done');
}
