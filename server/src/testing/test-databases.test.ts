import { sql } from 'drizzle-orm';
import { openTestDatabase } from './test-databases.ts';

const open = () => openTestDatabase('embedded');
const tables = sql`select count(*) as count from pg_tables where schemaname = 'public'`;

describe('a database of the tests', () => {
  it('is empty and counts from 1 again for who opens it after another', async () => {
    const insert = sql`insert into directory_companies (id, name) values ('acme', 'Acme')`;
    const first = await open();
    await first.db.execute(insert);
    await first.close();
    const second = await open();
    await second.db.execute(insert);
    await second.close();
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
