import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listLog, type LogFilter } from 'shared-api/contracts/admin';
import { callOn, openTestDatabase, type TestDatabaseKind } from '../server/src/testing/index.ts';
import { openListServer, poolOf, settleRows, type ListServer } from './document-list.server.ts';
import { median, type BenchRow, type BenchSize } from './row.ts';

/** How many events the log has, and how often it is read. */
interface Load {
  readonly events: number;
  readonly rounds: number;
}

const loads: Readonly<Record<BenchSize, Load>> = {
  small: { events: 500, rounds: 1 },
  whole: { events: 200_000, rounds: 15 },
};

/** The first page of the log as an administrator opens it beside the bare query for its rows, and the dearest searches in it. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const load = loads[size];
  return [...(await measureOn('embedded', load)), ...(await measureIfThere(load))];
}

async function measureIfThere(load: Load): Promise<BenchRow[]> {
  try {
    return await measureOn('postgres', load);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
    return [{ group: 'log', name: 'on PostgreSQL: left out, none answers', measured: '–' }];
  }
}

async function measureOn(kind: TestDatabaseKind, load: Load): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-log-'));
  const database = await openTestDatabase(kind);
  const server = await openListServer(database, folder);
  const place = kind === 'embedded' ? 'embedded database' : 'PostgreSQL';
  const events = load.events.toLocaleString('en');
  try {
    await fillLog(server, load);
    const { lists, queries } = await compare(server, load);
    const rows: BenchRow[] = [
      {
        group: 'log',
        name: `fifty of ${events} events, ${place}`,
        measured: milliseconds(lists),
        beside: `bare query ${milliseconds(queries)}`,
        ratio: lists / queries,
        goal: 'under 100 ms',
        reached: lists < 100,
      },
    ];
    for (const [name, filter] of searches) {
      const measured = await measure(load, () => list(server, filter));
      rows.push({
        group: 'log',
        name: `${name} in ${events} events, ${place}`,
        measured: milliseconds(measured),
        goal: 'under 1 s',
        reached: measured < 1000,
      });
    }
    return rows;
  } finally {
    await server.app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const searches: readonly (readonly [string, Partial<LogFilter>])[] = [
  ['what one person did', { userId: 'hr' }],
  ['a week of long ago', { from: '2024-01-08', to: '2024-01-14' }],
  ['a word that no event has', { search: 'introvabile' }],
];

async function list({ app, cookie }: ListServer, filter: Partial<LogFilter>): Promise<void> {
  const { status } = await callOn(app, listLog, { search: '', length: 50, ...filter }, { cookie });
  if (status !== 200) throw new Error(`the log answered ${status}`);
}

async function compare(server: ListServer, load: Load) {
  const bare = () => poolOf(server.platform.database.db).query(bareText);
  const [lists, queries]: [number[], number[]] = [[], []];
  for (const work of [() => list(server, {}), bare]) await work();
  for (let round = 0; round < load.rounds; round += 1) {
    lists.push(await timeOf(() => list(server, {})));
    queries.push(await timeOf(bare));
  }
  return { lists: median(lists), queries: median(queries) };
}

async function measure({ rounds }: Load, work: () => Promise<void>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(work));
  return median(times);
}

/** Events of a hundred people, a third of them refused, from the beginning of 2024 on; the chains are of no matter here. */
async function fillLog({ platform }: ListServer, { events }: Load): Promise<void> {
  const pool = poolOf(platform.database.db);
  await pool.query(`
    insert into platform_audit (subject, sequence, at, actor, action, company_id, data, previous_hash, hash)
    select 'auth_users:person-' || n % 100, n, timestamptz '2024-01-01' + n * interval '5 minutes', 'person-' || n % 100,
      (array['sign-in.passed', 'user.changed', 'sign-in.failed'])[n % 3 + 1], case when n % 10 < 8 then 'acme' end,
      jsonb_build_object('ip', '192.0.2.' || n % 200, 'browser', 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0',
        'outcome', case when n % 3 = 2 then 'refused' else 'done' end, 'before', jsonb_build_object('lastName', 'Rossi'),
        'after', jsonb_build_object('lastName', 'Verdi ' || n)),
      md5(n::text), md5((n + 1)::text)
    from generate_series(1, ${events}) n`);
  await pool.query(`update auth_users set permissions = '{utenti_docsign,doc_docsign}'`);
  await settleRows(platform.database.db);
}

// The rows that the log shows, and nothing done with them.
const bareText = `select * from platform_audit where company_id = 'acme' order by at desc, id desc limit 51`;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const milliseconds = (value: number) => (value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`);
