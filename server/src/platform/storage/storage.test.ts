import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { startFakeS3 } from './testing/fake-s3.ts';

const content = Buffer.from('the content of a file');
const hash = createHash('sha256').update(content).digest('hex');

/** A storage for one test; `names` tells what is kept. */
interface OpenedStorage {
  storage: Storage;
  names(): string[];
  /** Makes what is kept older. */
  age(milliseconds: number): void;
  close(): Promise<void>;
}

async function openDisk(): Promise<OpenedStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-storage-'));
  return {
    storage: createDiskStorage(folder),
    names: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
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
    storage: createS3Storage({ bucket: 'files', endpoint, region: 'eu-south-1', ...keys }),
    names: () => [...objects.keys()].map((address) => address.replace('/files/', '')),
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
    const storage = createS3Storage({
      bucket: 'files',
      endpoint: fake.endpoint,
      region: 'eu-south-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    await fake.close();
    await expect(storage.has(hash)).rejects.toThrow('ECONNREFUSED');
    await expect(storage.read(hash)).rejects.not.toMatchObject({ code: 'not-found' });
  });
});
