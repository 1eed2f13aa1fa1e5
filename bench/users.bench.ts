import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseUsers, downloadUsers, listUsers, type UserSort } from 'shared-api/contracts/admin';
import { callOn, downloadOn, openTestDatabase, type TestDatabaseKind } from '../server/src/testing/index.ts';
import { openListServer, poolOf, settleRows, type ListServer } from './document-list.server.ts';
import { median, type BenchRow, type BenchSize } from './row.ts';

/** How many users there are, and how often their list is read. */
interface Load {
  readonly users: number;
  readonly rounds: number;
}

const loads: Readonly<Record<BenchSize, Load>> = {
  small: { users: 60, rounds: 1 },
  whole: { users: 10_000, rounds: 9 },
};

/** The list of 10,000 users: its first rows, found by a word, and sorted by groups, beside the bare query; and all of them as a file. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const load = loads[size];
  return [...(await measureOn('embedded', load)), ...(await measureIfThere(load))];
}

async function measureIfThere(load: Load): Promise<BenchRow[]> {
  try {
    return await measureOn('postgres', load);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
    return [{ group: 'users', name: 'on PostgreSQL: left out, none answers', measured: '–' }];
  }
}

async function measureOn(kind: TestDatabaseKind, load: Load): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-users-'));
  const database = await openTestDatabase(kind);
  const server = await openListServer(database, folder);
  const place = kind === 'embedded' ? 'embedded database' : 'PostgreSQL';
  const beside = (name: string, { lists, queries }: Pair): BenchRow => ({
    group: 'users',
    name: `${name} of ${load.users.toLocaleString('en')}, ${place}`,
    measured: milliseconds(lists),
    beside: `bare query ${milliseconds(queries)}`,
    ratio: lists / queries,
    goal: 'under 1 s',
    reached: lists < 1000,
  });
  const plain = (name: string, took: number): BenchRow => ({
    group: 'users',
    name: `${name} ${load.users.toLocaleString('en')}, ${place}`,
    measured: milliseconds(took),
    goal: 'under 5 s',
    reached: took < 5000,
  });
  try {
    await fillUsers(server, load.users);
    return [
      beside('the first rows', await compare(server, load, {})),
      beside('found by a word', await compare(server, load, { search: 'rossi 7' })),
      beside('sorted by groups', await compare(server, load, { sort: 'groups' })),
      plain('choosing all, and all but one, of', await timeOf(() => chooseAll(server))),
      plain('a file of all', await timeOf(() => loadFile(server))),
    ];
  } finally {
    await server.app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Pair {
  readonly lists: number;
  readonly queries: number;
}

async function compare(
  server: ListServer,
  { rounds }: Load,
  asked: { readonly search?: string; readonly sort?: UserSort },
): Promise<Pair> {
  const [lists, queries]: [number[], number[]] = [[], []];
  const input = { search: '', start: 0, length: 30, ...asked };
  const list = async () => {
    const { output } = await callOn(server.app, listUsers, input, { cookie: server.cookie });
    if (output.rows.length === 0) throw new Error('the list is empty');
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

async function chooseAll({ app, cookie }: ListServer): Promise<void> {
  const input = { search: '', isAll: true, except: [] };
  const { selection } = (await callOn(app, chooseUsers, input, { cookie })).output;
  // Once more less one, as somebody does who takes one out again: every user of the choice is asked about anew.
  const fewer = { search: '', isAll: false, selection, except: ['user-1'] };
  const { output } = await callOn(app, chooseUsers, fewer, { cookie });
  if (output.count === 0) throw new Error('nobody was chosen');
}

async function loadFile({ app, cookie }: ListServer): Promise<void> {
  const { status } = await downloadOn(app, downloadUsers, { search: '' }, { cookie });
  if (status !== 200) throw new Error(`the file answered ${status}`);
}

/** Users of the company of who asks, each in two of ten groups. */
async function fillUsers({ platform }: ListServer, users: number): Promise<void> {
  const pool = poolOf(platform.database.db);
  await pool.query(`update auth_users set permissions = '{utenti_docsign}'`);
  await pool.query(`
    insert into auth_users (id, username, username_key, password_hash, first_name, last_name, email, email_key, company_id, created_at)
    select 'user-' || n, 'user-' || n, 'user-' || n, 'none',
      (array['Nicolò','Anna','Mario','Èva'])[1 + n % 4], (array['Rossi','Bianchi','D''Àngelo'])[1 + n % 3] || ' ' || n,
      n || '@example.com', n || '@example.com', 'acme', now()
    from generate_series(1, ${users}) n`);
  await pool.query(
    `insert into directory_groups (id, company_id, name) select 'g' || n, 'acme', 'Gruppo ' || n from generate_series(0, 9) n`,
  );
  await pool.query(`
    insert into directory_group_members (group_id, user_id)
    select 'g' || ((n + d) % 10), 'user-' || n from generate_series(1, ${users}) n, generate_series(0, 1) d`);
  await settleRows(platform.database.db);
}

// The first rows by name, and how many there are; nothing done with them.
const bareText = `
  select u.id, last_name, first_name, username, email, company_id, product_enable, count(*) over () as total
  from auth_users u where removed_at is null order by search_key collate "C", id limit 31`;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
