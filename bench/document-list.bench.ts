import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabaseKind } from '../server/src/testing/index.ts';
import { fillList, openListServer, type ListServer } from './document-list.server.ts';
import { median, type BenchRow, type BenchSize } from './row.ts';

/** How many documents there are, and how often they are listed. */
interface Load {
  readonly documents: number;
  readonly rounds: number;
  readonly requests: number;
}

const loads: Readonly<Record<BenchSize, Load>> = {
  small: { documents: 1000, rounds: 1, requests: 5 },
  whole: { documents: 100_000, rounds: 5, requests: 300 },
};

/** The authenticated list of 30 out of 100,000 documents beside a bare query for the same rows, by CPU time of the server's process. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const load = loads[size];
  return [await measureOn('embedded', load), ...(await measureIfThere('postgres', load))];
}

async function measureIfThere(kind: TestDatabaseKind, load: Load): Promise<BenchRow[]> {
  try {
    return [await measureOn(kind, load)];
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
    if (!isAbsent) throw error;
    return [{ group: 'document list', name: 'on PostgreSQL: left out, none answers', measured: '–' }];
  }
}

async function measureOn(kind: TestDatabaseKind, load: Load): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-list-'));
  const database = await openTestDatabase(kind);
  const server = await openListServer(database, folder);
  try {
    await fillList(server, load.documents);
    const { calls, queries } = await compare(server, load);
    const ratio = calls / queries;
    return {
      group: 'document list',
      name: `30 of ${load.documents.toLocaleString('en')} documents, ${kind === 'embedded' ? 'embedded database' : 'PostgreSQL'}`,
      measured: microseconds(calls),
      beside: `bare query ${microseconds(queries)}`,
      ratio,
      goal: 'at most 3 times the CPU',
      reached: ratio <= 3,
    };
  } finally {
    await server.app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(
  server: ListServer,
  { rounds, requests }: Load,
): Promise<{ calls: number; queries: number }> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  // Who asks is another process: only what the server spends is counted.
  const client = fork(join(import.meta.dirname, 'document-list.client.ts'));
  try {
    const ask = async (count: number) => {
      const answered = once(client, 'message');
      client.send({ address: `http://127.0.0.1:${port}${server.path}`, cookie: server.cookie, count });
      const [status] = (await answered) as [number];
      if (status !== 200) throw new Error(`the list answered ${status}`);
    };
    const query = async (count: number) => {
      for (let index = 0; index < count; index += 1) await server.bareQuery();
    };
    const [calls, queries]: [number[], number[]] = [[], []];
    await ask(requests);
    await query(requests);
    for (let round = 0; round < rounds; round += 1) {
      calls.push(await cpuOf(() => ask(requests)));
      queries.push(await cpuOf(() => query(requests)));
    }
    return { calls: median(calls) / requests, queries: median(queries) / requests };
  } finally {
    client.kill();
    await once(client, 'exit');
  }
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const microseconds = (value: number) => `${Math.round(value)} µs`;
