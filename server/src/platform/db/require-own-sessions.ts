import pg from 'pg';

/** What PostgreSQL answers, and poolers do, to who asks for more than they pass on. */
const notPassedOn = /unsupported startup parameter/;

const sentence =
  'DATABASE_URL leads to a pooler that shares connections among transactions (pgbouncer with pool_mode = transaction or the like). ' +
  'Sportello keeps a pool of its own, listens and locks, which needs connections that stay: name the address of the database itself, ' +
  'or of a pooler with pool_mode = session that passes statement_timeout and idle_in_transaction_session_timeout on.';

/** Says in a sentence what a pooler between us and the database answers; any other error as it is. */
function sayPooler(error: unknown): unknown {
  const isPooler = error instanceof Error && notPassedOn.test(error.message);
  return isPooler ? new Error(sentence, { cause: error }) : error;
}

/**
 * Requires that connections to the database are ours alone, at the start, not at the first call that fails: two that are open at once are two
 * of the database, each stays the same one, and what was asked for when it was opened counts.
 * @throws Error in a sentence
 */
export async function requireOwnSessions(
  config: pg.ClientConfig & { readonly statement_timeout: number },
): Promise<void> {
  const clients = [new pg.Client(config), new pg.Client(config)] as const;
  try {
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
    }
    const seen: number[][] = [[], []];
    for (let round = 0; round < 2; round += 1) {
      for (const [index, client] of clients.entries()) {
        const { pid, timeout } = await look(client);
        seen[index]?.push(pid);
        if (timeout !== config.statement_timeout) throw new Error(sentence);
      }
    }
    const [one = [], other = []] = seen;
    const areOwn = new Set(one).size === 1 && new Set(other).size === 1 && one[0] !== other[0];
    if (!areOwn) throw new Error(sentence);
  } catch (error) {
    throw sayPooler(error);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function look(client: pg.Client): Promise<{ readonly pid: number; readonly timeout: number }> {
  const { rows } = await client.query<{ pid: number; timeout: string }>(
    `select pg_backend_pid() as pid, setting as timeout from pg_settings where name = 'statement_timeout'`,
  );
  return { pid: rows[0]?.pid ?? 0, timeout: Number(rows[0]?.timeout) };
}
