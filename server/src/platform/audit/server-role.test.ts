import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describeOnPostgres, openTestDatabase } from '../../testing/index.ts';
import { postgresUrl } from '../../testing/test-server.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import type { DatabaseHandle } from '../db/database.ts';

const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
/** What the page tells who runs the product to do, once. */
const grants = /```sql\n(CREATE ROLE[^`]+)```/.exec(page)?.[1] ?? '';
const subject = 'test:1';

describeOnPostgres('a role of the server that the page on operating describes', (testApp) => {
  const role = `sportello_test_${randomUUID().replaceAll('-', '')}`;
  let owner: DatabaseHandle | undefined;
  let server: DatabaseHandle | undefined;
  const db = () => {
    if (!server) throw new Error('The database stands only within tests');
    return server.db;
  };

  beforeAll(async () => {
    owner = await openTestDatabase('postgres');
    const { rows } = await owner.db.execute<{ name: string }>(sql`select current_database() as name`);
    const name = rows[0]?.name ?? '';
    const statements = grants
      .replaceAll('sportello_server', role)
      .replaceAll('DATABASE sportello', `DATABASE ${name}`);
    await owner.db.execute(sql.raw(statements));
    const url = new URL(postgresUrl(name));
    url.searchParams.set('options', `-c role=${role}`);
    const limits = { statementTimeoutMs: 20_000, waitForConnectionMs: 20_000, poolSize: 2 };
    server = await openPostgres({ ...limits, url: url.href, onError: () => undefined });
  });
  afterAll(async () => {
    await server?.close();
    await owner?.db.execute(sql.raw(`drop owned by ${role}; drop role ${role}`));
    await owner?.close();
  });

  it('starts, and writes into the log', async () => {
    await migrateDatabase({ ...(server as DatabaseHandle) });
    const { audit } = testApp().platform;
    for (const action of ['document.created', 'document.sent'] as const)
      await db().transaction((tx) => audit.append(tx, { subject, action, actor: 'ada' }));
    expect(await audit.verifyChain(db(), subject)).toEqual({ isIntact: true, events: 2 });
  });

  it.each([
    'update platform_audit set actor = null',
    'delete from platform_audit',
    'truncate platform_audit',
    'delete from platform_audit_heads',
    'alter table platform_audit disable trigger all',
    'drop trigger platform_audit_append_only on platform_audit',
    'set session_replication_role to replica',
    'drop table platform_audit',
  ])('cannot: %s', async (statement) => {
    const refused = db().execute(sql.raw(statement));
    await expect(refused).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/permission denied|must be owner/) as string },
    });
  });
});
