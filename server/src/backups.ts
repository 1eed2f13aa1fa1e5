import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { checkSeals } from './areas/signing/evidence/check-seals.ts';
import { sealedLedgerFile } from './areas/signing/evidence/sealed-ledger.ts';
import { decidingRows } from './areas/deciding-rows.ts';
import { fileColumnNames } from './areas/files-in-use.ts';
import type { BackupFile } from './platform/backup/archive-reader.ts';
import { askForCopy } from './platform/backup/backup-client.ts';
import { anchorsFile } from './platform/anchors/anchor-file.ts';
import { notedRowsFile } from './platform/noted-rows/noted-rows-rounds.ts';
import type { StrayedRow } from './platform/noted-rows/noted-rows.service.ts';
import { adoptedRowsFile } from './platform/secrets/adopt-rows.ts';
import { BackupError } from './platform/backup/backup-error.ts';
import type { BackupKey } from './platform/backup/backup-key.ts';
import { readKeys, secretIn } from './platform/backup/installation-keys.ts';
import { findLastBackupAt, recordBackup } from './platform/backup/last-backup.ts';
import { holdRemovals } from './platform/backup/removal-hold.ts';
import { restoreBackup, type RestoredContents } from './platform/backup/restore-backup.ts';
import { writeBackup, type WrittenBackup } from './platform/backup/write-backup.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database, DatabaseHandle } from './platform/db/database.ts';
import { openEmbedded } from './platform/db/embedded/open-embedded.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { openOwnFolder } from './platform/storage/own-folder.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { openPlatform } from './start-server.ts';

interface Installation {
  readonly config: Config;
  readonly logger: Logger;
}

interface MakeBackupOptions extends Installation {
  /** Where the backup goes; nothing may be there. */
  readonly path: string;
  readonly key: BackupKey | undefined;
  /** Whether the installation's keys go with it. */
  readonly withKeys: boolean;
  onProgress(bytes: number): void;
}

/** A backup that was made. */
export interface MadeBackup extends WrittenBackup {
  /** When the one before was made. */
  readonly lastBackupAt: Date | null;
}

/** The rows of one moment, wherever they come from. */
interface Source {
  readonly db: Database;
  readonly lastBackupAt: Date | null;
  record(madeAt: Date): Promise<void>;
  close(): Promise<void>;
}

// What is written and read for a long time has no limit; nobody else waits for it.
const limits = { poolSize: 2, statementTimeoutMs: 0, waitForConnectionMs: 30_000 };

/** Makes a backup of an installation, whether its server runs or not. @throws BackupError, FolderInUseError */
export async function makeBackup(options: MakeBackupOptions): Promise<MadeBackup> {
  const { config, logger, path, key, withKeys, onProgress } = options;
  if (existsSync(path)) throw new BackupError(`${path} is there already: a backup overwrites nothing.`);
  const partial = `${path}.${randomUUID()}.partial`;
  const place = { dataFolder: config.dataFolder, given: config.installationSecret };
  const own = await readKeys(place);
  const keys = withKeys ? own : new Map<string, string>();
  const source = await openSource({ config, logger });
  try {
    const { db, lastBackupAt } = source;
    const storage = await openStorage(config, (hash) =>
      logger.error({ hash }, 'a stored file is not what was stored'),
    );
    const now = systemClock.now();
    const secret = secretIn(own);
    const facts = { db, storage, keys, key, secret, now, onProgress, fileColumns: fileColumnNames };
    const written = await writeBackup({ ...facts, path: partial });
    await rename(partial, path);
    await source.record(now);
    return { ...written, lastBackupAt };
  } finally {
    await rm(partial, { force: true });
    await source.close();
  }
}

async function openSource({ config, logger }: Installation): Promise<Source> {
  const { dataFolder } = config;
  const onError = (error: Error) => logger.error({ err: error }, 'the database reports a problem');
  if (config.database.url)
    return openHeld(await openDatabase({ ...limits, url: config.database.url, dataFolder, onError }));
  const copy = await askForCopy(dataFolder);
  if (copy) {
    const place = { kind: 'folder', folder: copy.folder } as const;
    const database = await openEmbedded({ ...limits, place, onError }).catch((error: unknown) => {
      copy.close();
      throw error;
    });
    return { ...copy, db: database.db, close: () => database.close().finally(copy.close) };
  }
  if (!existsSync(join(dataFolder, 'database')))
    throw new BackupError(`There is nothing to back up: ${dataFolder} holds no installation.`);
  const database = await openDatabase({ ...limits, url: undefined, dataFolder, onError });
  return toSource(database, database.close);
}

async function openHeld(database: DatabaseHandle): Promise<Source> {
  try {
    const source = await toSource(database, database.close);
    const release = await holdRemovals(database.db, systemClock);
    return { ...source, close: () => release().finally(database.close) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function toSource({ db }: DatabaseHandle, close: () => Promise<void>): Promise<Source> {
  const lastBackupAt = await findLastBackupAt(db);
  return { db, lastBackupAt, record: (madeAt) => recordBackup(db, madeAt), close };
}

/** What was restored, and how its sealed documents are. */
export interface Restored extends RestoredContents {
  readonly seals: CheckedSeals;
  /** The rows that decide something and are not what the log of events tells. */
  readonly strayed: readonly StrayedRow[];
}

interface CheckedSeals {
  readonly checked: number;
  /** Those whose seal does not hold: `problems` are the words of the log's verification (`seal-broken`, `file-changed`, `seal-end`). */
  readonly broken: readonly { readonly id: string; readonly title: string; readonly problems: string[] }[];
}

/**
 * Restores a backup into the empty installation of a configuration, records that in its log, and verifies the seal of each document.
 * @throws BackupError, FolderInUseError
 */
export async function restoreInto({
  config,
  logger,
  file,
  allowsUnproved,
}: Installation & { readonly file: BackupFile; readonly allowsUnproved?: boolean }): Promise<Restored> {
  const { dataFolder } = config;
  await openOwnFolder(dataFolder);
  const storage = await openStorage(config, (hash) =>
    logger.error({ hash }, 'a stored file is not what was stored'),
  );
  const opened: DatabaseHandle[] = [];
  try {
    const contents = await restoreBackup({
      file,
      storage,
      dataFolder,
      givenSecret: config.installationSecret,
      allowsUnproved,
      openDatabase: async () => {
        const onError = (error: Error) => logger.error({ err: error }, 'the database reports a problem');
        const database = await openDatabase({ ...limits, url: config.database.url, dataFolder, onError });
        opened.push(database);
        // It is opened once: what comes after the restore goes on with it.
        return { ...database, close: async () => undefined };
      },
    });
    // It may have come further than the backup, which may be of a version that had neither.
    for (const name of [sealedLedgerFile, adoptedRowsFile, notedRowsFile, anchorsFile])
      await rm(join(dataFolder, name), { force: true });
    const [database] = opened;
    return { ...contents, ...(await checkAll({ config, logger, ...(database && { database }) })) };
  } finally {
    for (const database of opened) await database.close();
  }
}

async function checkAll(
  installation: Installation & { readonly database?: DatabaseHandle },
): Promise<Pick<Restored, 'seals' | 'strayed'>> {
  const { database, audit, storage, notedRows, logTally } = await openPlatform(installation);
  const broken: CheckedSeals['broken'][number][] = [];
  let checked = 0;
  for await (const { document, problems } of checkSeals({ db: database.db, audit, storage })) {
    checked += 1;
    const { id, title } = document;
    if (problems.length > 0) broken.push({ id, title, problems: problems.map(({ kind }) => kind) });
  }
  await logTally.compare();
  for (const rows of decidingRows) notedRows.watch(rows);
  return { seals: { checked, broken }, strayed: await notedRows.checkAll() };
}
