import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkpointFile } from '../audit/audit-verification.ts';
import type { DatabaseHandle, Executor } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createSchema, listSchemaVersions } from '../db/schema-version.ts';
import { errorLine } from '../errors/describe-error.ts';
import type { Storage } from '../storage/storage.ts';
import { altered, type BackupFile } from './archive-reader.ts';
import { authorOf, type BackupAuthor } from './backup-author.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHeader, BackupTable } from './backup-format.ts';
import { planKeys, readKeys, secretIn, writeKeys } from './installation-keys.ts';
import { recordBackup } from './last-backup.ts';
import { noteRestore } from './last-restore.ts';
import { leftOutTables } from './left-out-tables.ts';
import { readBackup, type BackupContents } from './read-backup.ts';
import { forgetHolds } from './removal-hold.ts';
import { createRowsDigest } from './rows-digest.ts';
import {
  addReferences,
  dropReferences,
  fixTexts,
  insertLines,
  listTables,
  readLines,
  setSequences,
} from './tables.repository.ts';

interface RestoreOptions {
  readonly file: BackupFile;
  /** Opens the database that is to hold it, without any table. */
  openDatabase(): Promise<DatabaseHandle>;
  readonly storage: Pick<Storage, 'receive'>;
  readonly dataFolder: string;
  /** `INSTALLATION_SECRET`. */
  readonly givenSecret: string | undefined;
  /** Whether a backup is taken of which nothing shows who made it: whoever changed it may have taken its proof away. */
  readonly allowsUnproved?: boolean | undefined;
}

/** What was restored, and whether it was shown who made it. */
export interface RestoredContents extends BackupContents {
  readonly author: BackupAuthor;
}

/**
 * Puts a backup into an empty installation: first the whole file is verified, then rows, stored files and keys are brought in, and compared
 * with what was backed up before anything counts. What an older version backed up is brought up to date afterwards.
 * @throws BackupError when the file, its version, the keys or the installation do not allow it, or what it is restored into cannot be
 * reached; then nothing has changed
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredContents> {
  const { file, dataFolder, givenSecret: given } = options;
  const contents = await readBackup(file);
  requireKnownSchema(contents.header);
  const keys = await planKeys(contents.keys, {
    place: { dataFolder, given },
    fingerprint: contents.header.secretFingerprint,
  });
  const known = secretIn(new Map([...contents.keys, ...(await readKeys({ dataFolder, given }))]));
  const author = known === undefined ? 'missing' : authorOf(known, contents.header, contents.end);
  if (author === 'other')
    throw new BackupError(
      'This backup was changed after the installation made it: the proof at its end is not the one of its contents.',
    );
  if (author === 'missing' && !options.allowsUnproved)
    throw new BackupError(
      'Nothing shows who made this backup: a version of before did, or its proof was taken away, and with it whatever was changed. Where you know where it lay since, restore it with --unproved, and look at who is a super user.',
    );
  const database = await options.openDatabase();
  try {
    await requireEmpty(database.db);
    let takeKeysAway = async (): Promise<void> => undefined;
    await database.db
      .transaction(async (tx) => {
        await fill(tx, contents, options);
        takeKeysAway = await writeKeys(keys, dataFolder);
      })
      .catch(async (error: unknown) => {
        await takeKeysAway();
        throw interrupted(error);
      });
    // Of an installation that had this data folder: it may have come further than the backup.
    await rm(join(dataFolder, checkpointFile), { force: true });
    await migrateDatabase(database);
    return { ...contents, author };
  } finally {
    await database.close();
  }
}

/** Refuses what this version of the code cannot read. @throws BackupError */
export function requireKnownSchema({ schema }: Pick<BackupHeader, 'schema'>): void {
  const known = listSchemaVersions();
  if (known.some(({ at }) => at === schema.at)) return;
  const isNewer = schema.at > (known.at(-1)?.at ?? 0);
  throw new BackupError(
    isNewer
      ? `This backup was made by a newer version of Sportello (${schema.name}): update first, then restore.`
      : `This backup was made by a version of Sportello that this one does not know (${schema.name}).`,
  );
}

async function requireEmpty(executor: Executor): Promise<void> {
  if ((await listTables(executor)).length > 0)
    throw new BackupError(
      'This installation is not empty: a backup is restored into an empty data folder (DATA_DIR) or an empty database (DATABASE_URL) alone.',
    );
}

async function fill(
  tx: Executor,
  { header, end, checksum }: BackupContents,
  { file, storage }: RestoreOptions,
): Promise<void> {
  await fixTexts(tx);
  await createSchema(tx, header.schema);
  requireSameTables(header.tables, await listTables(tx));
  const references = await dropReferences(tx);
  await readBackup(file, {
    onRows: (table, lines) => orInterrupted(insertLines(tx, table, lines)),
    onFile: async (content) => {
      const { hash, size, keep } = await storage.receive(content, { limit: Number.MAX_SAFE_INTEGER });
      await orInterrupted(keep());
      return { hash, bytes: size };
    },
  });
  await setSequences(tx, end.sequences);
  for (const table of header.tables) await requireSameRows(tx, table, end.tables[table.name]);
  await addReferences(tx, references);
  await forgetHolds(tx);
  await recordBackup(tx, header.madeAt);
  await noteRestore(tx, { madeAt: header.madeAt, checksum, version: header.schema.name });
}

/** What fails here is the database or the storage, not the file: it must not be taken for a damaged one by who reads it. */
const orInterrupted = (work: Promise<void>) =>
  work.catch((error: unknown) => {
    throw interrupted(error);
  });

function interrupted(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const message = `Restoring was interrupted, and nothing is restored: do it again. (${errorLine(error)})`;
  return new BackupError(message, { cause: error });
}

/** The names in the file become part of statements: only those that the schema has. */
function requireSameTables(inBackup: readonly BackupTable[], here: readonly BackupTable[]): void {
  const kept = here.filter(({ name }) => !leftOutTables.includes(name));
  if (JSON.stringify(kept) !== JSON.stringify(inBackup))
    throw altered('its tables are not those of the version that it names');
}

async function requireSameRows(
  tx: Executor,
  table: BackupTable,
  expected: { readonly rows: number; readonly digest: string } | undefined,
): Promise<void> {
  const digest = createRowsDigest();
  for await (const lines of readLines(tx, table)) digest.add(lines);
  const found = digest.result();
  if (found.rows !== expected?.rows || found.digest !== expected.digest)
    throw new BackupError(`The rows of ${table.name} are not in the database as they were backed up.`);
}
