import { userInfo } from 'node:os';
import pg from 'pg';

/** The PostgreSQL server on which tests make their databases: `TEST_DATABASE_URL`, or the one of this machine. */
export const serverUrl =
  process.env['TEST_DATABASE_URL'] ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;

/** The address of a database on that server. Commits do not wait for its disk: what a test leaves need not outlive the server. */
export function postgresUrl(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

/** Whether the server answers and lets us make databases. */
export async function canUsePostgres(): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 60_000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as allowed from pg_roles where rolname = current_user',
    );
    return rows[0]?.allowed === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
