import type { Audit } from '../audit/audit.service.ts';
import type { Database, Executor } from '../db/database.ts';
import { setValue, takeValue } from '../installation/installation.repository.ts';

const name = 'restore-to-record';

/** The subject under which the log has what became of the whole installation. */
export const installationSubject = 'platform_installation';

/** What was restored. */
interface RestoredBackup {
  /** The moment of the backup. */
  readonly madeAt: Date;
  /** The SHA-256 of its file, hex. */
  readonly checksum: string;
  /** The version whose tables it held: its last migration. */
  readonly version: string;
}

/** Notes that a backup is being restored, within its transaction: the log may be of a version that this one cannot write yet. */
export async function noteRestore(tx: Executor, restored: RestoredBackup): Promise<void> {
  await setValue(tx, name, JSON.stringify(restored));
}

/** Writes what was restored into the log, once, when the database is up to date. */
export async function recordRestore({ db, audit }: { db: Database; audit: Audit }): Promise<void> {
  await db.transaction(async (tx) => {
    const noted = await takeValue(tx, name);
    if (noted === undefined) return;
    const data = JSON.parse(noted) as Record<string, unknown>;
    await audit.append(tx, { subject: installationSubject, action: 'backup.restored', actor: null, data });
  });
}
