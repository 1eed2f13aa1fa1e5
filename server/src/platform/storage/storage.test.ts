import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { startFakeS3 } from './testing/fake-s3.ts';

const content = Buffer.from('the content of a file');
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const hash = hashOf(content);
/** The contents that a storage reported as changed. */
const changed: string[] = [];
const pathIn = (folder: string) => join(folder, hash.slice(0, 2), hash.slice(2, 4), hash);

/** A storage for one test; `names` tells what is kept. */
interface OpenedStorage {
  storage: Storage;
  names(): string[];
  /** Puts another content in the place of what is kept, as somebody with access to the disk or the bucket does. */
  replace(content: Buffer): void;
  /** Makes what is kept older. */
  age(milliseconds: number): void;
  close(): Promise<void>;
}

async function openDisk(): Promise<OpenedStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-storage-'));
  return {
    storage: createDiskStorage(folder, (name) => changed.push(name)),
    names: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    replace: (other) => writeFileSync(pathIn(folder), other),
    age: (milliseconds) => {
      const then = new Date(Date.now() - milliseconds);
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), then, then);
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function openS3(): Promise<OpenedStorage> {
  const { endpoint, objects, times, close } = await startFakeS3();
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
  return {
    storage: createS3Storage({ bucket: 'files', endpoint, region: 'eu-south-1', ...keys }, (name) =>
      changed.push(name),
    ),
    names: () => [...objects.keys()].map((address) => address.replace('/files/', '')),
    replace: (other) => {
      for (const name of objects.keys()) objects.set(name, other);
    },
    age: (milliseconds) => {
      for (const name of objects.keys()) times.set(name, new Date(Date.now() - milliseconds));
    },
    close,
  };
}

describe.each([
  ['a folder', openDisk],
  ['a bucket', openS3],
])('the storage in %s', (_place, open) => {
  let opened: OpenedStorage;
  beforeEach(async () => {
    changed.length = 0;
    opened = await open();
  });
  afterEach(() => opened.close());

  it('keeps a content under its hash and gives it back', async () => {
    const { storage, names } = opened;
    const stored = await storage.put(Readable.from([content]), { limit: 100 });
    expect(stored).toEqual({ hash, size: content.length });
    expect(names()).toEqual([hash]);
    expect(await buffer(await storage.read(hash))).toEqual(content);
    expect(await storage.withLocalFile(hash, async (path) => readFileSync(path))).toEqual(content);
    expect(await storage.has(hash)).toBe(true);
  });

  it('keeps the same content once', async () => {
    const { storage, names } = opened;
    await Promise.all([1, 2, 3].map(() => storage.put([content], { limit: 100 })));
    await storage.put([content], { limit: 100 });
    expect(names()).toEqual([hash]);
  });

  it('refuses what is too large, and nothing of it stays', async () => {
    const { storage, names } = opened;
    const put = storage.put([content, content], { limit: 30 });
    await expect(put).rejects.toMatchObject({ code: 'too-large' });
    expect(names()).toEqual([]);
  });

  it('keeps nothing of an upload that is cut off', async () => {
    const { storage, names } = opened;
    const cut = Readable.from(
      (function* () {
        yield content;
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put(cut, { limit: 100 })).rejects.toThrow('connection lost');
    expect(names()).toEqual([]);
  });

  it.each(['../../etc/passwd', 'A'.repeat(64), '', '0'.repeat(64)])('does not find %j', async (name) => {
    const { storage } = opened;
    await expect(storage.read(name)).rejects.toMatchObject({ code: 'not-found' });
    await expect(storage.withLocalFile(name, async () => 1)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('gives nobody what was put in the place of a content, and reports it', async () => {
    const { storage, replace } = opened;
    await storage.put([content], { limit: 100 });
    const other = Buffer.from('the content of 9999 !');
    expect(other).toHaveLength(content.length);
    replace(other);
    const local = storage.withLocalFile(hash, async () => 'used');
    await expect(local).rejects.toMatchObject({ code: 'file-changed' });
    const given: Buffer[] = [];
    const read = async () => {
      for await (const chunk of await storage.read(hash)) given.push(chunk as Buffer);
    };
    await expect(read()).rejects.toMatchObject({ code: 'file-changed' });
    expect(given).toEqual([]);
    expect(changed).toEqual([hash, hash]);
  });

  it('holds back the end of a long content until its hash is known', async () => {
    const { storage } = opened;
    const long = Buffer.alloc(1_000_000, 'contract ');
    const stored = await storage.put([long], { limit: long.length });
    expect((await buffer(await storage.read(stored.hash))).equals(long)).toBe(true);
    const reading = await storage.read(stored.hash);
    reading.destroy();
    expect(await storage.withLocalFile(stored.hash, async () => 'used')).toBe('used');
    expect(changed).toEqual([]);
  });

  it('keeps nothing that is discarded', async () => {
    const { storage, names } = opened;
    const received = await storage.receive([content], { limit: 100 });
    expect(received).toMatchObject({ hash, size: content.length });
    await received.discard();
    expect(names()).toEqual([]);
  });

  it('forgets what is removed, unless somebody put it just before', async () => {
    const { storage, age, names } = opened;
    const hour = 60 * 60_000;
    await storage.put([content], { limit: 100 });
    expect(await storage.remove(hash, { notPutFor: hour })).toBe(false);
    age(2 * hour);
    await storage.put([content], { limit: 100 });
    expect(await storage.remove(hash, { notPutFor: hour })).toBe(false);
    expect(names()).toEqual([hash]);
    age(2 * hour);
    expect(await storage.remove(hash, { notPutFor: hour })).toBe(true);
    expect(await storage.has(hash)).toBe(false);
    expect(names()).toEqual([]);
    expect(await storage.remove(hash, { notPutFor: hour })).toBe(true);
  });
});

describe('a bucket that refuses us', () => {
  it('is a failure, not a missing file', async () => {
    const fake = await startFakeS3();
    const storage = createS3Storage(
      {
        bucket: 'files',
        endpoint: fake.endpoint,
        region: 'eu-south-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
      () => undefined,
    );
    await fake.close();
    await expect(storage.has(hash)).rejects.toThrow('ECONNREFUSED');
    await expect(storage.read(hash)).rejects.not.toMatchObject({ code: 'not-found' });
  });
});
