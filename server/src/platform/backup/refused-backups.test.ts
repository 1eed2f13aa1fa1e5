import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { listSchemaVersions } from '../db/schema-version.ts';
import { readEntries, textOf } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';
import type { BackupEnd } from './backup-format.ts';
import { createKeyFile, readBackupKey, type BackupKey } from './backup-key.ts';
import { writeKeys } from './installation-keys.ts';
import { readBackup } from './read-backup.ts';
import { requireKnownSchema } from './restore-backup.ts';
import { createRowsDigest } from './rows-digest.ts';
import { createScratch, now } from './testing/backups.builders.ts';

const scratch = createScratch();
const { at, newPath, openSource, backUp, restore } = scratch;
afterAll(() => scratch.remove());

describe('a backup', () => {
  let source: DatabaseHandle;
  let path = '';
  beforeAll(async () => {
    source = await openSource('embedded');
    path = await backUp(source);
  });
  afterAll(() => source.close());

  /** The file with something done to its bytes. */
  function changed(change: (bytes: Buffer) => Buffer): string {
    const target = newPath();
    writeFileSync(target, change(readFileSync(path)));
    return target;
  }

  it('that was cut is refused, wherever', async () => {
    const { length } = readFileSync(path);
    for (const end of [100, Math.floor(length / 2), length - 500])
      await expect(
        readBackup({ path: changed((bytes) => bytes.subarray(0, end)), key: undefined }),
      ).rejects.toThrow('The file is cut');
  });

  it('of which a byte is another is refused, and nothing is restored', async () => {
    const flipped = changed((bytes) => {
      const copy = Buffer.from(bytes);
      copy[Math.floor(copy.length / 2)] = (copy[Math.floor(copy.length / 2)] ?? 0) ^ 1;
      return copy;
    });
    let isOpened = false;
    const restoring = restore({ path: flipped }, async () => {
      isOpened = true;
    });
    await expect(restoring).rejects.toThrow(/was altered|is cut/);
    expect(isOpened).toBe(false);
  });

  it('that somebody wrote anew with another row, file or table is refused', async () => {
    const { header, end } = await readBackup({ path, key: undefined });
    const write = async (entries: Record<string, string>) => {
      const target = { path: newPath(), key: undefined, onProgress: () => undefined };
      await writeArchive(target, async ({ add }) => {
        for (const [name, text] of Object.entries(entries)) await add(name, text);
      });
      return readBackup({ path: target.path, key: undefined });
    };
    const first = { 'sportello-backup.json': JSON.stringify(header) };
    const last = { 'end.json': JSON.stringify(end) };
    await expect(write({ ...first, ...last })).rejects.toThrow('The file was altered: the rows of');
    await expect(write(first)).rejects.toThrow('The file is cut');
    await expect(write({ ...first, [`files/${'0'.repeat(64)}`]: 'x', ...last })).rejects.toThrow(
      'is another one',
    );
    await expect(write({ ...first, 'files/../../x': 'x', ...last })).rejects.toThrow(
      'a part that no backup has',
    );
    await expect(write({ ...first, 'tables/pg_class/1.jsonl': '[]\n' })).rejects.toThrow('rows of no table');
    await expect(write({ ...first, ...last, more: 'x' })).rejects.toThrow('stands after the end');
    await expect(write({ other: 'x' })).rejects.toThrow('is no backup of Sportello');
    await expect(write({ 'sportello-backup.json': '{"format":2}' })).rejects.toThrow('has format 2');
  });

  /** The file with another row of the users, every digest made anew, and something done to its end. */
  async function forged(from: string, changeEnd: (end: object) => object = (end) => end): Promise<string> {
    const entries: [string, string][] = [];
    await readEntries({ path: from, key: undefined }, async (name, content) => {
      const text = await textOf(content);
      entries.push([
        name,
        name.startsWith('tables/auth_users/') ? text.replace('m@acme', 'thief@acme') : text,
      ]);
    });
    const digest = createRowsDigest();
    for (const [name, text] of entries)
      if (name.startsWith('tables/auth_users/')) digest.add(text.split('\n').slice(0, -1));
    const target = { path: newPath(), key: undefined, onProgress: () => undefined };
    await writeArchive(target, async ({ add }) => {
      for (const [name, text] of entries) {
        const { tables, ...rest } = name === 'end.json' ? (JSON.parse(text) as BackupEnd) : { tables: {} };
        const end = { ...rest, tables: { ...tables, auth_users: digest.result() } };
        await add(name, name === 'end.json' ? JSON.stringify(changeEnd(end)) : text);
      }
    });
    return target.path;
  }

  it('of which somebody made a row and every digest anew is refused: the proof at its end is the installation’s', async () => {
    const path_ = await forged(path);
    await expect(readBackup({ path: path_, key: undefined })).resolves.toBeDefined();
    await expect(restore({ path: path_ })).rejects.toThrow('was changed after the installation made it');
    expect(await restore({ path })).toMatchObject({ author: 'proved' });
  });

  it('without that proof is refused, unless somebody answers for it', async () => {
    const stripped = await forged(path, ({ author: _author, ...end }: Partial<BackupEnd>) => end);
    await expect(restore({ path: stripped })).rejects.toThrow('Nothing shows who made this backup');
    const allowsUnproved = true;
    expect(await restore({ path: stripped, allowsUnproved })).toMatchObject({ author: 'missing' });
    const before = await backUp(source, { isOfBefore: true });
    await expect(restore({ path: before })).rejects.toThrow('--unproved');
    expect(await restore({ path: before, allowsUnproved })).toMatchObject({ author: 'missing' });
  });

  it('with a column of somebody’s own is refused before it becomes a statement', async () => {
    const { header, end } = await readBackup({ path, key: undefined });
    const tables = header.tables.map(({ name }) => ({ name, columns: ['id"; drop table auth_users; --'] }));
    const rows = Object.fromEntries(tables.map(({ name }) => [name, { rows: 0, digest: '0'.repeat(64) }]));
    const empty = {
      count: 0,
      bytes: 0,
      digest: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    };
    const target = { path: at('columns.made'), key: undefined, onProgress: () => undefined };
    await writeArchive(target, async ({ add }) => {
      await add('sportello-backup.json', JSON.stringify({ ...header, tables, secretFingerprint: null }));
      await add('end.json', JSON.stringify({ ...end, tables: rows, keys: {}, files: empty }));
    });
    const restoring = restore({ path: target.path, allowsUnproved: true });
    await expect(restoring).rejects.toThrow('its tables are not those of the version');
  });

  it('of a newer or an unknown version is refused', () => {
    const known = listSchemaVersions();
    const last = known.at(-1)?.at ?? 0;
    const require = (at_: number) => () => requireKnownSchema({ schema: { name: '9999_later', at: at_ } });
    expect(require(last + 1)).toThrow('made by a newer version of Sportello (9999_later): update first');
    expect(require(last - 1)).toThrow('that this one does not know');
    expect(require(last)).not.toThrow();
  });

  it('without keys asks for those of the installation, and takes no others', async () => {
    const without = await backUp(source, { withKeys: false });
    await expect(restore({ path: without })).rejects.toThrow('This backup holds no keys');
    const secret = readFileSync(join(at('source'), 'keys/installation-secret'), 'utf8');
    await createKeyFolder('given', { 'installation-secret': secret });
    await restore({ path: without, folder: 'given' });
    await createKeyFolder('others', { 'installation-secret': 'x'.repeat(43) });
    await expect(restore({ path: without, folder: 'others' })).rejects.toThrow(
      'is not the one of this backup',
    );
    await expect(restore({ path, folder: 'others' })).rejects.toThrow('is not the one of this backup');
  });

  async function createKeyFolder(folder: string, keys: Record<string, string>): Promise<void> {
    await writeKeys(new Map(Object.entries(keys)), at(folder));
  }
});

describe('an encrypted backup', () => {
  let source: DatabaseHandle;
  beforeAll(async () => {
    source = await openTestDatabase('embedded');
  });
  afterAll(() => source.close());

  const keyOf = async (name: string, text?: string): Promise<BackupKey> => {
    if (text === undefined) await createKeyFile(at(name));
    else writeFileSync(at(name), text);
    return readBackupKey(at(name));
  };

  it('is opened by its key alone', async () => {
    const key = await keyOf('own.key');
    const path = await backUp(source, { key });
    expect(readFileSync(path, 'latin1').startsWith('age-encryption.org/v1')).toBe(true);
    await expect(readBackup({ path, key })).resolves.toMatchObject({ header: { madeAt: now } });
    await expect(readBackup({ path, key: undefined })).rejects.toThrow('name the file of its key by --key');
    const other = await keyOf('other.key');
    await expect(readBackup({ path, key: other })).rejects.toThrow('was encrypted with another key');
    const bytes = readFileSync(path);
    writeFileSync(at('cut.age'), bytes.subarray(0, bytes.length - 20));
    await expect(readBackup({ path: at('cut.age'), key })).rejects.toThrow('was cut or altered');
  });

  it('can be made with a key that opens nothing, or with a passphrase', async () => {
    const recipient = await createKeyFile(at('apart.key'));
    const sealing = await keyOf('recipient', `# of the night\n${recipient}\n`);
    const path = await backUp(source, { key: sealing });
    await expect(readBackup({ path, key: sealing })).rejects.toThrow('This key encrypts only');
    await expect(readBackup({ path, key: await readBackupKey(at('apart.key')) })).resolves.toBeDefined();
    const passphrase = await keyOf('words', 'quattro parole messe in fila\n');
    const second = await backUp(source, { key: passphrase });
    await expect(readBackup({ path: second, key: passphrase })).resolves.toBeDefined();
    await expect(keyOf('short', 'short')).rejects.toThrow('holds no key');
    await expect(readBackupKey(at('nowhere'))).rejects.toThrow('cannot be read');
  });
});
