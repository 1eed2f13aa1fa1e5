import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDiskStorage } from './disk-storage.ts';

const content = Buffer.from('the content of a file');
const hash = createHash('sha256').update(content).digest('hex');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sportello-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('the storage on disk', () => {
  it('keeps a content under its hash and gives it back', async () => {
    const storage = createDiskStorage(folder);
    expect(await storage.put(Readable.from([content]), { limit: 100 })).toEqual({
      hash,
      size: content.length,
    });
    expect(await buffer(await storage.read(hash))).toEqual(content);
    expect(await storage.withLocalFile(hash, async (path) => readFileSync(path))).toEqual(content);
    expect(await storage.has(hash)).toBe(true);
  });

  it('keeps the same content once', async () => {
    const storage = createDiskStorage(folder);
    await Promise.all([1, 2, 3].map(() => storage.put([content], { limit: 100 })));
    expect(files()).toHaveLength(1);
  });

  it('refuses what is too large, and nothing of it stays', async () => {
    const storage = createDiskStorage(folder);
    await expect(storage.put([content, content], { limit: 30 })).rejects.toMatchObject({ code: 'too-large' });
    expect(files()).toEqual([]);
  });

  it('keeps nothing of an upload that is cut off', async () => {
    const storage = createDiskStorage(folder);
    const cut = Readable.from(
      (function* () {
        yield content;
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put(cut, { limit: 100 })).rejects.toThrow('connection lost');
    expect(files()).toEqual([]);
  });

  it.each(['../../etc/passwd', 'A'.repeat(64), '', '0'.repeat(64)])('does not find %j', async (name) => {
    const storage = createDiskStorage(folder);
    await expect(storage.read(name)).rejects.toMatchObject({ code: 'not-found' });
    await expect(storage.withLocalFile(name, async () => 1)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('forgets what is removed', async () => {
    const storage = createDiskStorage(folder);
    await storage.put([content], { limit: 100 });
    await storage.remove(hash);
    expect(await storage.has(hash)).toBe(false);
  });
});
