import type { Executor } from '../db/database.ts';
import { findValue, setValue } from '../installation/installation.repository.ts';

const name = 'last-backup-at';

/** When the last backup of this installation was made; null before the first. */
export async function findLastBackupAt(executor: Executor): Promise<Date | null> {
  const value = await findValue(executor, name);
  return value === undefined ? null : new Date(value);
}

/** Records that a backup of a moment is whole, and where somebody wanted it. */
export async function recordBackup(executor: Executor, madeAt: Date): Promise<void> {
  await setValue(executor, name, madeAt.toISOString());
}
