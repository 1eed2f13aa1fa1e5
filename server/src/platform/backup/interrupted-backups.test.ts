import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { openBareDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { startS3Service, type S3Service } from '../storage/testing/s3-service.ts';
import { hashOf } from './archive-writer.ts';
import { readBackup } from './read-backup.ts';
import { listTables } from './tables.repository.ts';
import { createScratch, kinds, storedContent } from './testing/backups.builders.ts';

const scratch = createScratch();
const { at, storageOf, openSource, backUp, restore } = scratch;
const hash = hashOf(storedContent);
const limit = storedContent.length;
/** The line is cut whenever something is asked of it. */
const always = <T>(trouble: T): T[] => Array.from({ length: 40 }, () => trouble);
/** Which database takes it in makes no difference here: one with tables in it is made sooner by PostgreSQL. */
const kind = kinds.at(-1) ?? 'embedded';
let source: DatabaseHandle;
let [origin, target]: S3Service[] = [];

beforeAll(async () => {
  source = await openSource('embedded');
  [origin, target] = [await startS3Service(), await startS3Service()];
  await bucketOf(origin).put([storedContent], { limit });
});
afterEach(async () => {
  origin?.repair();
  target?.repair();
  await bucketOf(target).remove(hash, { notPutFor: -1000 });
});
afterAll(async () => {
  await Promise.all([origin?.close(), target?.close(), source.close()]);
  scratch.remove();
});

function bucketOf(service: S3Service | undefined): Storage {
  if (!service) throw new Error('The service is started before each test');
  return createS3Storage(service.options, () => undefined);
}

describe('a backup of files in a bucket', () => {
  it.each([
    ['a bucket', 'a bucket'],
    ['a bucket', 'a folder'],
    ['a folder', 'a bucket'],
  ])(
    'is made from %s and restored into %s, though the services are busy and the lines are cut',
    async (from, to) => {
      origin?.trouble('GET', 'busy', { cutAnswerAfter: 5 });
      target?.trouble('PUT', 'busy', { cutRequestAfter: 5 });
      const path = await backUp(source, from === 'a bucket' ? { storage: bucketOf(origin) } : {});
      const storage = to === 'a bucket' ? bucketOf(target) : storageOf('taken');
      await restore({ path, storage, kind });
      expect((await buffer(await storage.read(hash))).equals(storedContent)).toBe(true);
    },
  );

  it('is not made while no file comes through, says so, and is made afterwards', async () => {
    origin?.trouble('GET', ...always({ cutAnswerAfter: 0 }));
    const storage = bucketOf(origin);
    await expect(backUp(source, { storage })).rejects.toThrow(
      `The stored file ${hash} could not be read, and no backup was made: try again.`,
    );
    origin?.repair();
    const { end } = await readBackup({ path: await backUp(source, { storage }), key: undefined });
    expect(end).toMatchObject({ files: { count: 1 }, unavailable: [] });
  });
});

describe('restoring that is interrupted', () => {
  let path = '';
  beforeAll(async () => {
    path = await backUp(source);
  });

  it('by the line to the bucket leaves no row and no key, says so, and is done by doing it again', async () => {
    const database = await openBareDatabase(kind);
    const again = { path, folder: 'bucket', storage: bucketOf(target), database };
    target?.trouble('PUT', ...always({ cutRequestAfter: 5 }));
    await expect(restore(again)).rejects.toThrow(
      /^Restoring was interrupted, and nothing is restored: do it again\. \(.+\)$/,
    );
    expect(await listTables(database.db)).toEqual([]);
    expect(existsSync(join(at('bucket'), 'keys/installation-secret'))).toBe(false);
    target?.repair();
    await restore(again);
    expect(await bucketOf(target).has(hash)).toBe(true);
    await database.close();
  });

  (kinds.includes('postgres') ? it : it.skip)(
    'by the connection to the database says nothing of the rows',
    async () => {
      const database = await openBareDatabase('postgres');
      const { db } = database;
      const storage = storageOf('cut');
      const cutting: Storage = {
        ...storage,
        receive: async (content, options) => {
          await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`);
          return storage.receive(content, options);
        },
      };
      const error = await restore({ path, folder: 'cut', storage: cutting, database }).catch(
        (reason: unknown) => reason,
      );
      expect(String(error)).toMatch(/Restoring was interrupted, and nothing is restored: do it again\./);
      expect(String(error)).not.toContain('acme.example');
      expect(await listTables(db)).toEqual([]);
      await restore({ path, folder: 'cut', storage, database });
      expect(await listTables(db)).not.toEqual([]);
      await database.close();
    },
  );
});
