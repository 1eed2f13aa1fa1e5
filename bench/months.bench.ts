import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMonths, setMonthsStatus } from 'shared-api/contracts/timesheet';
import { callOn, openTestDatabase, type TestDatabaseKind } from '../server/src/testing/index.ts';
import { openListServer, poolOf, settleRows, type ListServer } from './document-list.server.ts';
import { median, type BenchRow, type BenchSize } from './row.ts';

/** How many people a company has, how often their months are listed, and how many months are closed. */
interface Load {
  readonly people: number;
  readonly rounds: number;
  readonly closed: number;
}

const loads: Readonly<Record<BenchSize, Load>> = {
  small: { people: 60, rounds: 1, closed: 60 },
  whole: { people: 1000, rounds: 9, closed: 200 },
};

const march = { year: 2026, month: 3 };
const batch = 50;

/** The months of 1,000 people with what there is to see in each, beside the bare query for the same days; and 200 of them closed. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const load = loads[size];
  return [...(await measureOn('embedded', load)), ...(await measureIfThere(load))];
}

async function measureIfThere(load: Load): Promise<BenchRow[]> {
  try {
    return await measureOn('postgres', load);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
    return [{ group: 'months', name: 'on PostgreSQL: left out, none answers', measured: '–' }];
  }
}

async function measureOn(kind: TestDatabaseKind, load: Load): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-months-'));
  const database = await openTestDatabase(kind);
  const server = await openListServer(database, folder);
  const place = kind === 'embedded' ? 'embedded database' : 'PostgreSQL';
  try {
    await fillMonths(server, load.people);
    const { lists, queries } = await compare(server, load);
    const closing = await timeOf(() => close(server, load.closed));
    return [
      {
        group: 'months',
        name: `of ${load.people.toLocaleString('en')} people, ${place}`,
        measured: milliseconds(lists),
        beside: `bare query ${milliseconds(queries)}`,
        ratio: lists / queries,
        goal: 'under 1 s',
        reached: lists < 1000,
      },
      {
        group: 'months',
        name: `${load.closed} closed, ${place}`,
        measured: milliseconds(closing),
        goal: 'under 5 s',
        reached: closing < 5000,
      },
    ];
  } finally {
    await server.app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(server: ListServer, { rounds, people }: Load) {
  const [lists, queries]: [number[], number[]] = [[], []];
  const list = async () => {
    const input = { ...march, search: '', length: 30, sort: 'missing' } as const;
    const { output } = await callOn(server.app, listMonths, input, { cookie: server.cookie });
    if (output.total !== people) throw new Error(`the list has ${output.total} months`);
  };
  const query = () => poolOf(server.platform.database.db).query(bareText);
  await list();
  await query();
  for (let round = 0; round < rounds; round += 1) {
    lists.push(await timeOf(list));
    queries.push(await timeOf(query));
  }
  return { lists: median(lists), queries: median(queries) };
}

async function close(server: ListServer, count: number): Promise<void> {
  for (let from = 1; from <= count; from += batch) {
    const size = Math.min(batch, count - from + 1);
    const months = Array.from({ length: size }, (_each, index) => ({
      employeeId: `person-${from + index}`,
      version: 0,
    }));
    const input = { ...march, status: 'closed', months, evenWithProblems: true } as const;
    const { output } = await callOn(server.app, setMonthsStatus, input, { cookie: server.cookie });
    if (output.results.some(({ outcome }) => outcome !== 'done')) throw new Error('a month was not closed');
  }
}

/** People with twenty days of hours each; one in ten has a plan of their own. */
async function fillMonths({ platform }: ListServer, people: number): Promise<void> {
  const pool = poolOf(platform.database.db);
  await pool.query(`
    insert into directory_employees (id, company_id, name)
    select 'person-' || n, 'acme', 'Persona ' || n from generate_series(1, ${people}) n`);
  await pool.query(`
    insert into timesheet_plans (id, company_id, employee_id, valid_from, week)
    select 'plan-' || n, 'acme', 'person-' || n, date '2020-01-01' + n, '{432,432,432,432,432,0,0}'
    from generate_series(10, ${people}, 10) n`);
  await pool.query(`
    insert into timesheet_days (employee_id, day, ordinary, overtime, absence, version, changed_at, changed_by)
    select 'person-' || n, date '2026-03-02' + d, 480, 30, 0, 1, now(), 'hr'
    from generate_series(1, ${people}) n, generate_series(0, 25) d where d % 7 < 5`);
  await settleRows(platform.database.db);
}

// The days that the list looks at, and nothing done with them.
const bareText = `
  select employee_id, day, ordinary, overtime, absence, cause_id, changed_at, changed_by
  from timesheet_days where day between '2026-03-01' and '2026-03-31'`;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
