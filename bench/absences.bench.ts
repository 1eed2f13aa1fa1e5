import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listLeave } from 'shared-api/contracts/absences';
import { callOn, openTestDatabase, type TestDatabaseKind } from '../server/src/testing/index.ts';
import { openListServer, poolOf, settleRows, type ListServer } from './document-list.server.ts';
import { median, type BenchRow, type BenchSize } from './row.ts';

/** How many people a company has, how many requests they made, and how often the history is opened. */
interface Load {
  readonly people: number;
  readonly requests: number;
  readonly rounds: number;
}

const loads: Readonly<Record<BenchSize, Load>> = {
  small: { people: 20, requests: 200, rounds: 1 },
  whole: { people: 1000, requests: 100_000, rounds: 15 },
};

/** The first page of a company's history of leave beside the bare query for the same rows, and a search in it. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const load = loads[size];
  return [...(await measureOn('embedded', load)), ...(await measureIfThere(load))];
}

async function measureIfThere(load: Load): Promise<BenchRow[]> {
  try {
    return await measureOn('postgres', load);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
    return [{ group: 'absences', name: 'on PostgreSQL: left out, none answers', measured: '–' }];
  }
}

async function measureOn(kind: TestDatabaseKind, load: Load): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-absences-'));
  const database = await openTestDatabase(kind);
  const server = await openListServer(database, folder);
  const place = kind === 'embedded' ? 'embedded database' : 'PostgreSQL';
  try {
    await fillRequests(server, load);
    const { lists, queries, searches } = await compare(server, load);
    return [
      {
        group: 'absences',
        name: `ten of ${load.requests.toLocaleString('en')} requests, ${place}`,
        measured: milliseconds(lists),
        beside: `bare query ${milliseconds(queries)}`,
        ratio: lists / queries,
        goal: 'under 300 ms',
        reached: lists < 300,
      },
      {
        group: 'absences',
        name: `a search in ${load.requests.toLocaleString('en')} requests, ${place}`,
        measured: milliseconds(searches),
        goal: 'under 1 s',
        reached: searches < 1000,
      },
    ];
  } finally {
    await server.app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(server: ListServer, { rounds, requests }: Load) {
  const [lists, queries, searches]: [number[], number[], number[]] = [[], [], []];
  const list = async (search: string, isEnough: (total: number) => boolean) => {
    const input = { offset: 0, length: 10, companyId: null, search };
    const { output } = await callOn(server.app, listLeave, input, { cookie: server.cookie });
    if (!isEnough(output.list.total)) throw new Error(`the history has ${output.list.total} requests`);
  };
  const open = () => list('', (total) => total === requests);
  const search = () => list('persona 7', (total) => total > 0 && total < requests);
  const query = async () => {
    for (const text of bareTexts) await poolOf(server.platform.database.db).query(text);
  };
  for (const work of [open, query, search]) await work();
  for (let round = 0; round < rounds; round += 1) {
    lists.push(await timeOf(open));
    queries.push(await timeOf(query));
    searches.push(await timeOf(search));
  }
  return { lists: median(lists), queries: median(queries), searches: median(searches) };
}

/** People with as many requests each, of one day in the order of years. */
async function fillRequests({ platform }: ListServer, { people, requests }: Load): Promise<void> {
  const pool = poolOf(platform.database.db);
  await pool.query(`
    insert into directory_employees (id, company_id, name)
    select 'person-' || n, 'acme', 'Persona ' || n from generate_series(1, ${people}) n`);
  await pool.query(`
    insert into absence_requests (id, kind, employee_id, company_id, from_day, to_day, cause, note, status,
      created_at, created_by, changed_at, changed_by)
    select 'request-' || n, 'leave', 'person-' || (n % ${people} + 1), 'acme', date '2020-01-01' + n / 40, date '2020-01-01' + n / 40,
      'holiday', 'Nota ' || n, (array['open', 'toApprove', 'approved', 'refused'])[n % 4 + 1], now(), 'hr', now(), 'hr'
    from generate_series(1, ${requests}) n`);
  await pool.query(`
    insert into absence_days (request_id, employee_id, day, minutes)
    select id, employee_id, from_day, 480 from absence_requests`);
  await settleRows(platform.database.db);
}

// The rows that the history shows and how many there are, and nothing done with them.
const bareTexts = [
  `select * from absence_requests where company_id = 'acme' and kind = 'leave' order by from_day desc, id desc limit 10`,
  `select count(*) from absence_requests where company_id = 'acme' and kind = 'leave'`,
];

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
