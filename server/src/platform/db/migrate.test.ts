import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import type { DatabaseHandle } from './database.ts';
import { openBareDatabase, type TestDatabaseKind } from '../../testing/index.ts';
import { canUsePostgres } from '../../testing/test-server.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

interface Journal {
  entries: { tag: string }[];
}

/** The migrations folder as a version of the product had it, which had so many of them. */
function folderOf(migrations: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }));
  return folder;
}

/** Opens a database as a version of the product left it. */
async function withDatabaseOf(
  { kind, migrations }: { kind: TestDatabaseKind; migrations: number },
  use: (handle: DatabaseHandle) => Promise<void>,
) {
  const handle = await openBareDatabase(kind);
  const folder = folderOf(migrations);
  try {
    const { $client } = handle.db as NodePgDatabase & { $client: Pool };
    await migrate(drizzle($client), { migrationsFolder: folder });
    await use(handle);
  } finally {
    await handle.close();
    rmSync(folder, { recursive: true });
  }
}

const kinds: TestDatabaseKind[] = (await canUsePostgres()) ? ['embedded', 'postgres'] : ['embedded'];

describe('the folder of migrations', () => {
  it('keeps the last snapshot of the schema alone', () => {
    const files = readdirSync(join(migrationsFolder, 'meta')).filter((file) =>
      file.endsWith('_snapshot.json'),
    );
    const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
    expect(files).toEqual([`${journal.entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`]);
  });
});

describe.each(kinds)('migrating a database (%s)', (kind) => {
  it('brings the first version up to date and keeps what it holds', () =>
    withDatabaseOf({ kind, migrations: 1 }, async (handle) => {
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
    }));

  it('has sessions that were to live on and on end by themselves', () =>
    withDatabaseOf({ kind, migrations: 7 }, async (handle) => {
      await handle.db.execute(sql`
      insert into platform_sessions (token_hash, kind, user_id, created_at, last_used_at, expires_at, ip, user_agent) values
      ('old', 'staff', 'one', now() - interval '80 days', now(), now() + interval '400 days', '127.0.0.1', 'a browser'),
      ('guest', 'guest', 'two', now(), now(), now() + interval '2 hours', '127.0.0.1', 'a browser')
    `);
      await migrateDatabase(handle);
      const { rows } = await handle.db.execute(sql`
      select token_hash, round(extract(epoch from expires_at - now()) / 3600)::int as hours
      from platform_sessions order by token_hash
    `);
      expect(rows).toEqual([
        { token_hash: 'guest', hours: 2 },
        { token_hash: 'old', hours: 240 },
      ]);
    }));

  it('keeps QR codes, and the tickets that were not used yet among the other secrets for one use', () =>
    withDatabaseOf({ kind, migrations: 6 }, async (handle) => {
      await handle.db.execute(sql`
      insert into auth_qr_codes (user_id, ticket_hash, secret_hash, created_at, expires_at) values
      ('one', null, 'hash of a code', now(), now() + interval '90 days'),
      ('one', 'hash of a ticket', null, now(), now() + interval '5 minutes')
    `);
      await migrateDatabase(handle);
      const codes = await handle.db.execute(sql`select user_id, secret_hash from auth_qr_codes`);
      expect(codes.rows).toEqual([{ user_id: 'one', secret_hash: 'hash of a code' }]);
      const secrets = await handle.db.execute(sql`
      select secret_hash, purpose, subject, ended_at, expires_at - created_at = interval '5 minutes' as lasts
      from platform_one_time_links
    `);
      const ticket = { secret_hash: 'hash of a ticket', purpose: 'qr-code', subject: 'one' };
      expect(secrets.rows).toEqual([{ ...ticket, ended_at: null, lasts: true }]);
    }));

  it('makes a group of each set of rights that people of a company had, and leaves everybody theirs', () =>
    withDatabaseOf({ kind, migrations: 14 }, async (handle) => {
      await handle.db.execute(
        sql`insert into directory_companies (id, name) values ('acme', 'Acme'), ('beta', 'Beta')`,
      );
      const people = [
        ['mario', 'acme', '{doc_docsign,profilo_docsign}'],
        ['anna', 'acme', '{profilo_docsign,doc_docsign}'],
        ['elena', 'acme', '{utenti_docsign}'],
        ['luca', 'beta', '{doc_docsign,profilo_docsign}'],
        ['nobody', 'acme', '{}'],
        ['root', null, '{doc_docsign}'],
      ] as const;
      for (const [id, company, permissions] of people)
        await handle.db.execute(sql`
        insert into auth_users
          (id, username, username_key, password_hash, first_name, last_name, email, email_key, company_id, permissions, created_at)
        values (${id}, ${id}, ${id}, 'hash', ${id}, 'Test', ${id}, ${id}, ${company}, ${permissions}::text[], now())
      `);
      await migrateDatabase(handle);
      const { rows } = await handle.db.execute(sql`
      select company_id, directory_groups.permissions, array_agg(user_id order by user_id) as people
      from directory_groups join directory_group_members on group_id = directory_groups.id
      group by directory_groups.id order by company_id, directory_groups.permissions::text
    `);
      const documents = ['doc_docsign', 'profilo_docsign'];
      expect(rows).toEqual([
        { company_id: 'acme', permissions: documents, people: ['anna', 'mario'] },
        { company_id: 'acme', permissions: ['utenti_docsign'], people: ['elena'] },
        { company_id: 'beta', permissions: documents, people: ['luca'] },
      ]);
      const kept = await handle.db.execute(
        sql`select id, permissions::text from auth_users where id in ('anna', 'nobody')`,
      );
      expect(kept.rows).toEqual(
        expect.arrayContaining([
          { id: 'anna', permissions: '{profilo_docsign,doc_docsign}' },
          { id: 'nobody', permissions: '{}' },
        ]),
      );
    }));
});
