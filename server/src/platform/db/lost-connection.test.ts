import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/index.ts';
import { addDatabaseTo } from '../../testing/templates.ts';
import { canUsePostgres } from '../../testing/test-server.ts';
import type { DatabaseHandle } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';

const hasPostgres = await canUsePostgres();

/** Loses the connection of a transaction that has written: that is taken back, and the next is served. */
async function loseWithinTransaction({ db }: DatabaseHandle, lose: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`create table lost (number int)`);
  const lost = db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into lost values (1)`);
    await transaction.execute(lose);
  });
  await expect(lost).rejects.toThrow();
  expect((await db.execute(sql`select * from lost`)).rows).toEqual([]);
}

describe('a connection that is lost within a transaction', () => {
  it('costs the embedded database that transaction alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-lost-'));
    await addDatabaseTo(folder);
    const place = { kind: 'folder', folder: join(folder, 'database') } as const;
    const errors: Error[] = [];
    const database = await openEmbedded({
      place,
      statementTimeoutMs: 1000,
      waitForConnectionMs: 240_000,
      onError: (error) => errors.push(error),
    });
    await loseWithinTransaction(database, sql`select count(*) from generate_series(1, 4000000000)`);
    expect(errors.map(({ name }) => name)).toContain('RunawayQueryError');
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  (hasPostgres ? it : it.skip)('costs PostgreSQL that transaction alone', async () => {
    const database = await openTestDatabase('postgres');
    await loseWithinTransaction(database, sql`select pg_terminate_backend(pg_backend_pid())`);
    await database.close();
  });
});
