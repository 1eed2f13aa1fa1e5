import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import {
  altered,
  cut,
  digestOf,
  readEntries,
  textOf,
  type BackupFile,
  type EntryContent,
} from './archive-reader.ts';
import { hashOf } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import {
  backupEnd,
  backupHeader,
  endEntry,
  fileEntry,
  formatVersion,
  headerEntry,
  keyEntry,
  rowsEntry,
  type BackupEnd,
  type BackupHeader,
  type BackupTable,
} from './backup-format.ts';
import { createRowsDigest } from './rows-digest.ts';

/** What a backup holds, verified. */
export interface BackupContents {
  readonly header: BackupHeader;
  readonly end: BackupEnd;
  /** The keys of the installation by name, where they are in it. */
  readonly keys: ReadonlyMap<string, string>;
  /** The SHA-256 of the whole file, hex, as `sha256sum` prints it. */
  readonly checksum: string;
}

/** What is done with the contents of a backup while they are read; without it they are verified alone. */
interface BackupReader {
  onRows(table: BackupTable, lines: readonly string[]): Promise<void>;
  /** Takes a file in. @returns its SHA-256 (hex) and its bytes */
  onFile(content: EntryContent): Promise<{ readonly hash: string; readonly bytes: number }>;
}

const verifyOnly: BackupReader = { onRows: async () => undefined, onFile: digestOf };

/** Reads a whole backup and verifies each part of it. @throws BackupError saying what is wrong with the file */
export async function readBackup(file: BackupFile, reader = verifyOnly): Promise<BackupContents> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  const digests = new Map<string, ReturnType<typeof createRowsDigest>>();
  const keys = new Map<string, string>();
  const names = createHash('sha256');
  const files = { count: 0, bytes: 0 };

  const checksum = await readEntries(file, async (name, content) => {
    if (end) throw altered(`${name} stands after the end`);
    if (!header) {
      if (name !== headerEntry) throw new BackupError(`${file.path} is no backup of Sportello.`);
      header = parseHeader(await textOf(content));
    } else if (name === endEntry) end = parse(backupEnd, name, await textOf(content));
    else if (rowsEntry.test(name)) await readRows(header, name, await textOf(content));
    else if (keyEntry.test(name))
      keys.set(keyEntry.exec(name)?.groups?.['name'] ?? '', await textOf(content));
    else await readFile(name, content);
  });
  if (!header || !end) throw cut();
  verifyRows(header, end);
  verifyKeys(end);
  verifyFiles(end);
  return { header, end, keys, checksum };

  async function readRows({ tables }: BackupHeader, name: string, text: string): Promise<void> {
    const table = tables.find((each) => each.name === rowsEntry.exec(name)?.groups?.['table']);
    if (!table) throw altered(`it has rows of no table (${name})`);
    const lines = text.split('\n').slice(0, -1);
    const digest = digests.get(table.name) ?? createRowsDigest();
    digests.set(table.name, digest);
    digest.add(lines);
    await reader.onRows(table, lines);
  }

  async function readFile(name: string, content: EntryContent): Promise<void> {
    const hash = fileEntry.exec(name)?.groups?.['hash'];
    if (!hash) throw altered(`it has a part that no backup has (${name})`);
    const found = await reader.onFile(content);
    if (found.hash !== hash) throw altered(`the stored file ${hash} is another one`);
    names.update(hash);
    files.count += 1;
    files.bytes += found.bytes;
  }

  function verifyRows({ tables }: BackupHeader, { tables: expected }: BackupEnd): void {
    for (const { name } of tables) {
      const found = (digests.get(name) ?? createRowsDigest()).result();
      if (!isDeepStrictEqual(found, expected[name]))
        throw altered(`the rows of ${name} are not those that were backed up`);
    }
  }

  function verifyKeys({ keys: expected }: BackupEnd): void {
    const found = Object.fromEntries([...keys].map(([name, content]) => [name, hashOf(content)]));
    if (!isDeepStrictEqual(found, expected)) throw altered('its keys are not those that were backed up');
  }

  function verifyFiles({ files: expected }: BackupEnd): void {
    if (!isDeepStrictEqual({ ...files, digest: names.digest('hex') }, expected))
      throw altered('it does not hold all stored files that were backed up');
  }
}

function parseHeader(text: string): BackupHeader {
  const { format } = parse(z.object({ format: z.number() }), headerEntry, text);
  if (format !== formatVersion)
    throw new BackupError(
      `This backup has format ${format}, and this version of Sportello reads ${formatVersion}: restore it with the version that made it.`,
    );
  return parse(backupHeader, headerEntry, text);
}

function parse<S extends z.ZodType>(schema: S, name: string, text: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw altered(`${name} cannot be read`, cause);
  }
}
