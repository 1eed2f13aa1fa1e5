import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

interface Journal {
  entries: { tag: string }[];
}

/** The migrations folder as the first version of the product had it. */
function firstVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return folder;
}

it('brings a database of the first version up to date and keeps what it holds', async () => {
  const limits = { statementTimeoutMs: 20_000, waitForConnectionMs: 20_000, poolSize: 2 };
  const handle = await openEmbedded({
    ...limits,
    place: { kind: 'memory', dump: undefined },
    onError: () => undefined,
  });
  const folder = firstVersion();
  try {
    const { $client } = handle.db as NodePgDatabase & { $client: Pool };
    await migrate(drizzle($client), { migrationsFolder: folder });
    await handle.db.execute(sql`
      insert into auth_users (id, username, username_key, password_hash, first_name, last_name, email, email_key, created_at)
      values ('one', 'Mario', 'mario', 'hash', 'Mario', 'Rossi', 'mario@acme.example', 'mario@acme.example', now())
    `);
    await handle.db.execute(sql`
      insert into platform_sessions (token_hash, kind, user_id, created_at, last_used_at, expires_at, ip, user_agent)
      values ('hash', 'staff', 'one', now(), now(), now() + interval '1 day', '127.0.0.1', 'a browser')
    `);
    await handle.db.execute(sql`
      insert into platform_one_time_codes (purpose, subject, code_hash, created_at, expires_at)
      values ('login', 'one', 'hash', now(), now() + interval '5 minutes')
    `);
    await handle.db.execute(sql`
      insert into platform_rate_limits (key, count, window_ends_at) values ('auth.code-row:one', 99, now() + interval '1 year')
    `);
    await migrateDatabase(handle);
    const { rows } = await handle.db.execute(sql`
      select username, profile_version, acting_company_id
      from auth_users join platform_sessions on user_id = auth_users.id
    `);
    expect(rows).toEqual([{ username: 'Mario', profile_version: 1, acting_company_id: null }]);
    const limits = await handle.db.execute(sql`select key, count from platform_rate_limits`);
    expect(limits.rows).toEqual([{ key: 'codes.row:one', count: 99 }]);
  } finally {
    await handle.close();
    rmSync(folder, { recursive: true });
  }
});
