import { sql } from 'drizzle-orm';
import { openTestDatabase } from './test-databases.ts';

const open = () => openTestDatabase('embedded');
const tables = sql`select count(*) as count from pg_tables where schemaname = 'public'`;

describe('a database of the tests', () => {
  it('is empty and counts from 1 again for who opens it after another', async () => {
    const insert = sql`insert into platform_jobs (kind, payload, max_attempts, run_at, created_at)
      values ('test', '{}', 1, now(), now()) returning id`;
    for (const _opening of ['first', 'second']) {
      const database = await open();
      expect((await database.db.execute(insert)).rows).toEqual([{ id: 1 }]);
      expect((await database.db.execute(sql`select id from platform_jobs`)).rows).toHaveLength(1);
      await database.close();
    }
  });

  it('is thrown away when its tables were changed', async () => {
    const first = await open();
    const before = await first.db.execute(tables);
    await first.db.execute(sql`create table stray (id int)`);
    await first.close();
    const second = await open();
    expect((await second.db.execute(tables)).rows).toEqual(before.rows);
    await second.close();
  });
});
