import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMessages } from 'shared-api/contracts/signing';
import { callOn, openTestDatabase, type TestDatabaseKind } from '../server/src/testing/index.ts';
import { openListServer, poolOf, settleRows, type ListServer } from './document-list.server.ts';
import { median, type BenchRow, type BenchSize } from './row.ts';

/** How many messages one person has, and how often their inbox is opened. */
interface Load {
  readonly messages: number;
  readonly rounds: number;
}

const loads: Readonly<Record<BenchSize, Load>> = {
  small: { messages: 200, rounds: 1 },
  whole: { messages: 50_000, rounds: 31 },
};

/** The first page of one person's inbox beside the bare query for the same rows and their number, and a search in it. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const load = loads[size];
  return [...(await measureOn('embedded', load)), ...(await measureIfThere(load))];
}

async function measureIfThere(load: Load): Promise<BenchRow[]> {
  try {
    return await measureOn('postgres', load);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
    return [{ group: 'inbox', name: 'on PostgreSQL: left out, none answers', measured: '–' }];
  }
}

async function measureOn(kind: TestDatabaseKind, load: Load): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-inbox-'));
  const database = await openTestDatabase(kind);
  const server = await openListServer(database, folder);
  const place = kind === 'embedded' ? 'embedded database' : 'PostgreSQL';
  const count = load.messages.toLocaleString('en');
  try {
    await fillInbox(server, load);
    const { lists, queries, searches } = await compare(server, load);
    const ratio = lists / queries;
    return [
      {
        group: 'inbox',
        name: `30 of one person's ${count} messages, ${place}`,
        measured: milliseconds(lists),
        beside: `bare query ${milliseconds(queries)}`,
        ratio,
        goal: 'at most 3 times',
        reached: ratio <= 3,
      },
      {
        group: 'inbox',
        name: `a search in one person's ${count} messages, ${place}`,
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

async function compare(server: ListServer, { rounds, messages }: Load) {
  const [lists, queries, searches]: [number[], number[], number[]] = [[], [], []];
  const list = async (search: string, isRight: (total: number) => boolean) => {
    const input = { status: '-1', search, start: 0, length: 30 } as const;
    const { output } = await callOn(server.app, listMessages, input, { cookie: server.cookie });
    const { total } = output.messages;
    if (!isRight(total)) throw new Error(`the inbox has ${total} messages`);
  };
  const open = () => list('', (total) => total === messages);
  const search = () => list('numero 7', (total) => total > 0 && total < messages);
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

/** As many messages, each to the same person, one of three unread. */
async function fillInbox({ platform }: ListServer, { messages }: Load): Promise<void> {
  const pool = poolOf(platform.database.db);
  await pool.query(`
    insert into signing_messages (id, company_id, sender_company, sender_user_id, sender_name, title, body, created_at)
    select 'message-' || n, 'acme', 'Acme', 'hr', 'Elena Risorsi', 'Avviso numero ' || n, 'Testo',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${messages}) n`);
  await pool.query(`
    insert into signing_message_copies (id, message_id, user_id, receiver_name, company_id, search_key, created_at, read_at)
    select 'copy-' || n, 'message-' || n, 'hr', 'Elena Risorsi', 'acme', 'avviso numero ' || n || ' acme elena risorsi',
      timestamptz '2026-01-01' + n * interval '1 minute', case when n % 3 > 0 then now() end
    from generate_series(1, ${messages}) n`);
  await settleRows(platform.database.db);
}

// The rows that the inbox shows, how many there are and how many are unread, and nothing done with them.
const bareTexts = [
  `select copy.*, message.title, message.sender_company, message.file_hash, message.file_name, message.file_type
  from signing_message_copies copy join signing_messages message on message.id = copy.message_id
  where copy.user_id = 'hr' and copy.deleted_at is null
  order by copy.created_at desc, copy.id desc limit 31`,
  `select count(*) from signing_message_copies where user_id = 'hr' and deleted_at is null`,
  `select count(*) from signing_message_copies where user_id = 'hr' and deleted_at is null and read_at is null`,
];

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
