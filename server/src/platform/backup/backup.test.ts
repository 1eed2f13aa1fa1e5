import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openBareDatabase } from '../../testing/index.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createSchema, findSchemaVersion, listSchemaVersions } from '../db/schema-version.ts';
import { openInstallationSecret } from '../installation/installation-secret.ts';
import { hashOf } from './archive-writer.ts';
import { findLastBackupAt } from './last-backup.ts';
import { leftOutTables } from './left-out-tables.ts';
import { readBackup } from './read-backup.ts';
import { createScratch, kinds, now, storedContent } from './testing/backups.builders.ts';

const pairs = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));
const scratch = createScratch();
const { at, storageOf, openSource, backUp, restore } = scratch;
afterAll(() => scratch.remove());

const contentsOf = async ({ db }: DatabaseHandle) => {
  const texts: unknown[] = [];
  for (const table of ['platform_deliveries', 'directory_companies', 'auth_users', 'platform_jobs']) {
    const { rows } = await db.execute(
      sql.raw(
        `select (jsonb_agg(to_jsonb(row) order by row::text collate "C"))::text as rows from ${table} as row`,
      ),
    );
    texts.push(rows);
  }
  return texts;
};

describe.each(kinds)('a backup of a database (%s)', (from) => {
  let source: DatabaseHandle;
  let path = '';
  beforeAll(async () => {
    rmSync(at('source'), { recursive: true, force: true });
    source = await openSource(from);
    path = await backUp(source);
  });
  afterAll(() => source.close());

  it.each(pairs.filter(([each]) => each === from))(
    'from %s to %s gives every value as it was, and numbers go on',
    async (_, kind) => {
      await restore({ path, kind }, async (target, folder) => {
        expect(await contentsOf(target)).toEqual(await contentsOf(source));
        const { rows } = await target.db.execute(
          sql`insert into platform_jobs (kind, payload, max_attempts, run_at, created_at)
            values ('next', '{}', 1, now(), now()) returning id`,
        );
        expect(rows).toEqual([{ id: 2 }]);
        const sessions = await target.db.execute(sql`select * from platform_sessions`);
        expect(sessions.rows).toEqual([]);
        expect(await findLastBackupAt(target.db)).toEqual(now);
        const { end } = await readBackup({ path, key: undefined });
        expect(end.files).toMatchObject({ count: 1, bytes: storedContent.length });
        expect(await storageOf(folder).has(hashOf(storedContent))).toBe(true);
        expect(readFileSync(join(at(folder), 'keys/installation-secret'), 'utf8')).toBe(
          readFileSync(join(at('source'), 'keys/installation-secret'), 'utf8'),
        );
        await openInstallationSecret({ db: target.db, dataFolder: at(folder), given: undefined });
      });
    },
  );

  it('names the files that are not there, and backs up the rest', async () => {
    rmSync(join(at('source'), 'files'), { recursive: true });
    const { end } = await readBackup({ path: await backUp(source), key: undefined });
    expect(end.unavailable).toHaveLength(1);
    expect(end.files.count).toBe(0);
    await storageOf('source').put([storedContent], { limit: storedContent.length });
  });

  it('leaves nothing out that something else refers to', async () => {
    const { rows } = await source.db.execute<{ from: string; to: string }>(
      sql`select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
    );
    const dangling = rows.filter(
      ({ from: table, to }) => leftOutTables.includes(to) && !leftOutTables.includes(table),
    );
    expect(dangling).toEqual([]);
  });
});

describe('a backup of a version that is older', () => {
  it.each(kinds)('is restored and brought up to date (%s)', async (kind) => {
    const [older, newest] = listSchemaVersions().slice(-2);
    if (!older || !newest) throw new Error('There are two versions at least');
    const old = await openBareDatabase('embedded');
    await old.db.transaction((tx) => createSchema(tx, older));
    await old.db.execute(sql`
      insert into platform_jobs (kind, payload, max_attempts, run_at, created_at) values ('old', '{}', 1, now(), now())`);
    const oldPath = await backUp(old, { withKeys: false });
    await old.close();
    await restore({ path: oldPath, kind, allowsUnproved: true }, async (database) => {
      expect(await findSchemaVersion(database.db)).toEqual(newest);
      await migrateDatabase(database);
      expect((await database.db.execute(sql`select kind from platform_jobs`)).rows).toEqual([
        { kind: 'old' },
      ]);
    });
  });
});

describe('a backup of a database without tables', () => {
  it('is not made', async () => {
    const bare = await openBareDatabase('embedded');
    await expect(backUp(bare)).rejects.toThrow('There is nothing to back up');
    await bare.close();
  });
});
