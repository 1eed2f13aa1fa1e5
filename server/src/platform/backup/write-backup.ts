import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Database, Executor } from '../db/database.ts';
import { findSchemaVersion } from '../db/schema-version.ts';
import { AppError } from '../errors/app-error.ts';
import { errorLine } from '../errors/describe-error.ts';
import { findValue } from '../installation/installation.repository.ts';
import type { Storage } from '../storage/storage.ts';
import { hashOf, writeArchive, type ArchiveWriter } from './archive-writer.ts';
import { proveAuthor } from './backup-author.ts';
import { BackupError } from './backup-error.ts';
import { endEntry, formatVersion, headerEntry, type BackupEnd, type BackupHeader } from './backup-format.ts';
import type { BackupKey } from './backup-key.ts';
import { leftOutTables } from './left-out-tables.ts';
import { createRowsDigest } from './rows-digest.ts';
import {
  fixTexts,
  listTables,
  readFileNames,
  readLines,
  readSequences,
  type NamedColumn,
} from './tables.repository.ts';

interface WriteBackupOptions {
  readonly db: Database;
  readonly storage: Pick<Storage, 'withLocalFile'>;
  /** The columns that name stored files. */
  readonly fileColumns: readonly NamedColumn[];
  /** The keys of the installation by name; none where they are to be kept apart. */
  readonly keys: ReadonlyMap<string, string>;
  readonly key: BackupKey | undefined;
  /** The installation's secret, by which it shows whose backup it is; undefined where there is none to be found. */
  readonly secret: string | undefined;
  readonly path: string;
  readonly now: Date;
  onProgress(bytes: number): void;
}

/** What was backed up. */
export interface WrittenBackup {
  readonly header: BackupHeader;
  readonly end: BackupEnd;
}

/**
 * Writes everything of one moment into a file: the rows within one transaction that sees that moment, and the stored files that these
 * rows name. A file that is not there, or not as it was stored, is named in the end; the rest is backed up.
 * @throws BackupError where there is nothing to back up
 */
export async function writeBackup(options: WriteBackupOptions): Promise<WrittenBackup> {
  const { db, path, key, onProgress } = options;
  return writeArchive({ path, key, onProgress }, (writer) =>
    db.transaction((tx) => addAll(tx, writer, options), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  );
}

async function addAll(
  tx: Executor,
  writer: ArchiveWriter,
  { storage, fileColumns, keys, now, secret }: WriteBackupOptions,
): Promise<WrittenBackup> {
  await fixTexts(tx);
  const schema = await findSchemaVersion(tx);
  if (!schema) throw new BackupError('There is nothing to back up: the database has no tables.');
  const tables = (await listTables(tx)).filter(({ name }) => !leftOutTables.includes(name));
  const header = {
    format: formatVersion,
    madeAt: now,
    schema,
    secretFingerprint: (await findValue(tx, 'secret-fingerprint')) ?? null,
    tables,
  };
  await writer.add(headerEntry, JSON.stringify(header));
  const rows: BackupEnd['tables'] = {};
  for (const table of tables) {
    const digest = createRowsDigest();
    let part = 0;
    for await (const lines of readLines(tx, table)) {
      digest.add(lines);
      part += 1;
      const name = `tables/${table.name}/${String(part).padStart(6, '0')}.jsonl`;
      await writer.add(name, lines.map((line) => `${line}\n`).join(''));
    }
    rows[table.name] = digest.result();
  }
  for (const [name, content] of keys) await writer.add(`keys/${name}`, content);
  const { unavailable, files } = await addFiles(tx, writer, { storage, fileColumns });
  const end = {
    tables: rows,
    sequences: await readSequences(tx),
    keys: Object.fromEntries([...keys].map(([name, content]) => [name, hashOf(content)])),
    files,
    unavailable,
  };
  const proved = { ...end, ...(secret !== undefined && { author: proveAuthor(secret, header, end) }) };
  await writer.add(endEntry, JSON.stringify(proved));
  return { header, end: proved };
}

async function addFiles(
  tx: Executor,
  writer: ArchiveWriter,
  { storage, fileColumns }: Pick<WriteBackupOptions, 'storage' | 'fileColumns'>,
): Promise<Pick<BackupEnd, 'files' | 'unavailable'>> {
  const names = createHash('sha256');
  const unavailable: string[] = [];
  let [count, bytes] = [0, 0];
  for await (const hashes of readFileNames(tx, fileColumns))
    for (const hash of hashes) {
      const size = await addStored(hash).catch((error: unknown) => {
        if (error instanceof AppError) return undefined;
        if (error instanceof BackupError) throw error;
        const message = `The stored file ${hash} could not be read, and no backup was made: try again. (${errorLine(error)})`;
        throw new BackupError(message, { cause: error });
      });
      if (size === undefined) {
        unavailable.push(hash);
        continue;
      }
      names.update(hash);
      count += 1;
      bytes += size;
    }
  return { files: { count, bytes, digest: names.digest('hex') }, unavailable };

  function addStored(hash: string): Promise<number> {
    return storage.withLocalFile(hash, async (path) => {
      const { size } = await stat(path);
      await writer.addFile(`files/${hash}`, { path, size });
      return size;
    });
  }
}
