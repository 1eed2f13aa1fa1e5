import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { canUsePostgres, serverUrl } from '../../testing/test-server.ts';

/** What lies between the server and its database, and may stop to carry anything, in either direction. */
async function openLine() {
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(serverUrl);
  const line = createServer((near) => {
    const far = connect(Number(port) || 5432, hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** The connections that are open carry nothing any more; new ones do. */
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      line.close();
      await once(line, 'close');
    },
  };
}

const describeWhere = (await canUsePostgres()) ? describe : describe.skip;

describeWhere('a database that falls silent', () => {
  let line: Awaited<ReturnType<typeof openLine>>;
  let database: DatabaseHandle;

  beforeEach(async () => {
    line = await openLine();
    const limits = { statementTimeoutMs: 200, waitForConnectionMs: 60_000, poolSize: 1 };
    database = await openPostgres({ ...limits, url: line.url, onError: () => undefined });
  });
  afterEach(async () => {
    await database.close();
    await line.close();
  });

  it('costs the statement that waits for it; the next has a connection of its own', async () => {
    line.fallSilent();
    await expect(database.db.execute(sql`select 1`)).rejects.toThrow();
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('costs the transaction in which it happens, whose end is not waited for either', async () => {
    const lost = database.db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      line.fallSilent();
      await transaction.execute(sql`select 2`);
    });
    await expect(lost).rejects.toThrow();
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
