import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { openPostgres } from './open-postgres.ts';
import { canUsePostgres, serverUrl } from '../../testing/test-server.ts';

/** How a pooler behaves that shares one connection to the database among its clients, one after the other. */
interface Manners {
  /** Whether it refuses what it does not pass on, as pgbouncer does; else it drops it without a word. */
  readonly refuses?: boolean;
}

const frame = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const welcome = Buffer.concat([frame('R', Buffer.alloc(4)), frame('Z', Buffer.from('I'))]);

/** Whether the database has said all of its answer: it is ready for the next query. */
const isReady = (answer: Buffer) => answer.subarray(-6, -1).equals(Buffer.from('Z\0\0\0\x05'));

/** A pooler in transaction mode, of as little as the start needs: each query of a client goes over the one connection there is. */
async function openPooler({ refuses = false }: Manners) {
  const far = new pg.Client(serverUrl) as pg.Client & { readonly connection: { readonly stream: Socket } };
  far.on('error', () => undefined);
  await far.connect();
  const { stream } = far.connection;
  stream.removeAllListeners('data');
  let waiting: Promise<unknown> = Promise.resolve();
  const ask = (near: Socket, bytes: Buffer) => {
    waiting = waiting.then(async () => {
      stream.write(bytes);
      for (let answer = Buffer.alloc(0); !isReady(answer);) {
        const [part] = (await once(stream, 'data')) as [Buffer];
        answer = Buffer.concat([answer, part]);
        near.write(part);
      }
    });
  };
  const server = createServer((near) => {
    let isOpen = false;
    near.on('error', () => undefined);
    near.on('data', (bytes: Buffer) => {
      if (isOpen) {
        if (bytes[0] !== 'X'.charCodeAt(0)) ask(near, bytes);
        return;
      }
      isOpen = true;
      const words = 'unsupported startup parameter: statement_timeout';
      const refusal = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`);
      near.write(refuses && bytes.includes('statement_timeout') ? frame('E', refusal) : welcome);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    close: async () => {
      server.close();
      stream.destroy();
    },
  };
}

const describeWhere = (await canUsePostgres()) ? describe : describe.skip;

describeWhere('a pooler before the database', () => {
  const open = (url: string, statementTimeoutMs: number) =>
    openPostgres({
      url,
      statementTimeoutMs,
      waitForConnectionMs: 20_000,
      poolSize: 2,
      onError: () => undefined,
    });

  it.each<[string, Manners, number]>([
    ['refuses what it does not pass on', { refuses: true }, 30_000],
    ['drops it', {}, 30_000],
    ['shares connections among transactions', {}, 0],
  ])('that %s keeps the product from starting, in a sentence', async (_how, manners, timeout) => {
    const pooler = await openPooler(manners);
    await expect(open(pooler.url, timeout)).rejects.toThrow(
      /^DATABASE_URL leads to a pooler that shares connections among transactions .*name the address of the database itself/,
    );
    await pooler.close();
  });

  it('that is none does not', async () => {
    for (const timeout of [0, 30_000]) await (await open(serverUrl, timeout)).close();
  });
});
