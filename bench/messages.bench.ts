import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noRecipients, sendMessage } from 'shared-api/contracts/signing';
import { callOn, openTestDatabase, type TestDatabaseKind } from '../server/src/testing/index.ts';
import { openListServer, poolOf, settleRows, type ListServer } from './document-list.server.ts';
import type { BenchRow, BenchSize } from './row.ts';

const people: Readonly<Record<BenchSize, number>> = { small: 20, whole: 5000 };

/** A message to everybody of a company: how soon it is answered, and how long handing it out takes, beside as many bare rows. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const count = people[size];
  return [...(await measureOn('embedded', count)), ...(await measureIfThere(count))];
}

async function measureIfThere(count: number): Promise<BenchRow[]> {
  try {
    return await measureOn('postgres', count);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
    return [{ group: 'messages', name: 'on PostgreSQL: left out, none answers', measured: '–' }];
  }
}

async function measureOn(kind: TestDatabaseKind, count: number): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-messages-'));
  const database = await openTestDatabase(kind);
  const server = await openListServer(database, folder);
  const place = kind === 'embedded' ? 'embedded database' : 'PostgreSQL';
  const many = count.toLocaleString('en');
  try {
    await addPeople(server, count);
    const { answered, handedOut } = await send(server, count);
    const bare = await timeOf(() => insertBare(server, count));
    return [
      {
        group: 'messages',
        name: `a message to ${many} people is answered, ${place}`,
        measured: seconds(answered),
        goal: 'under 1 s',
        reached: answered < 1000,
      },
      {
        group: 'messages',
        name: `${many} people have it, ${place}`,
        measured: seconds(handedOut),
        beside: `bare rows ${seconds(bare)}`,
        ratio: handedOut / bare,
        goal: 'in under 10 s',
        reached: handedOut < 10_000,
      },
    ];
  } finally {
    await server.app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends it and lets the ten seconds pass in which it could be taken back; mails and pushes are not counted. */
async function send({ app, platform, cookie }: ListServer, count: number) {
  const message = {
    requestId: 'the bench',
    title: 'Chiusura',
    body: 'Venerdì si chiude alle 13.',
    recipients: { ...noRecipients, companyIds: ['acme'] },
    viewsAttachment: false,
    signsAttachment: false,
    boxes: [],
  };
  const answered = await timeOf(async () => {
    const { output } = await callOn(app, sendMessage, message, { cookie });
    if (output.total !== count) throw new Error(`the message goes to ${output.total} people`);
  });
  await wait(10_100);
  await platform.jobs.runDue();
  const { rows } = await poolOf(platform.database.db).query(
    `select extract(epoch from done_at - began_at) * 1000 as took,
       (select count(*) from signing_message_copies) as copies
     from signing_message_sends`,
  );
  const [sent] = rows as { took: string; copies: string }[];
  if (Number(sent?.copies) !== count) throw new Error(`${sent?.copies} people have the message`);
  return { answered, handedOut: Number(sent?.took) };
}

async function addPeople({ platform }: ListServer, count: number): Promise<void> {
  const pool = poolOf(platform.database.db);
  await pool.query(`
    insert into auth_users (id, username, username_key, password_hash, first_name, last_name, email, email_key, company_id, created_at)
    select 'user-' || n, 'user-' || n, 'user-' || n, 'none', 'Persona', 'Rossi ' || n, n || '@example.com', n || '@example.com',
      'acme', now()
    from generate_series(1, ${count}) n`);
  await settleRows(platform.database.db);
}

/** As many copies of another message, a statement each, through the same driver, with nothing around it. */
async function insertBare({ platform }: ListServer, count: number): Promise<void> {
  const pool = poolOf(platform.database.db);
  for (let index = 0; index < count; index += 1)
    await pool.query(
      `insert into signing_message_copies (id, message_id, user_id, receiver_name, search_key, created_at)
       select $1, id, $1, 'Persona Rossi', 'chiusura', now() from signing_messages limit 1`,
      [`bare-${index}`],
    );
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
