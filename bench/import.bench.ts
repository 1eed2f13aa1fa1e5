import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkUserImport, getUserImport, startUserImport } from 'shared-api/contracts/admin';
import { callOn, openTestDatabase, type TestDatabaseKind } from '../server/src/testing/index.ts';
import { openListServer, poolOf, type ListServer } from './document-list.server.ts';
import type { BenchRow, BenchSize } from './row.ts';

const people: Readonly<Record<BenchSize, number>> = { small: 20, whole: 5000 };

/** People of one file, checked and written, beside as many bare rows of users; then the same file with every person changed. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const count = people[size];
  return [...(await measureOn('embedded', count)), ...(await measureIfThere(count))];
}

async function measureIfThere(count: number): Promise<BenchRow[]> {
  try {
    return await measureOn('postgres', count);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
    return [{ group: 'import', name: 'on PostgreSQL: left out, none answers', measured: '–' }];
  }
}

async function measureOn(kind: TestDatabaseKind, count: number): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-import-'));
  const database = await openTestDatabase(kind);
  const server = await openListServer(database, folder);
  const place = kind === 'embedded' ? 'embedded database' : 'PostgreSQL';
  const many = count.toLocaleString('en');
  try {
    await prepare(server);
    const added = await importFile(server, fileOf(count, 'Rossi'));
    const changed = await importFile(server, fileOf(count, 'Bianchi'));
    const bare = await timeOf(() => insertBare(server, count));
    return [
      {
        group: 'import',
        name: `${many} new people, ${place}`,
        measured: `check ${seconds(added.check)}, write ${seconds(added.write)}`,
        beside: `bare rows ${seconds(bare)}`,
        ratio: added.write / bare,
        goal: 'written in under 30 s',
        reached: added.write < 30_000,
      },
      {
        group: 'import',
        name: `${many} changed people, ${place}`,
        measured: `check ${seconds(changed.check)}, write ${seconds(changed.write)}`,
        beside: `bare rows ${seconds(bare)}`,
        ratio: changed.write / bare,
        goal: 'written in under 60 s',
        reached: changed.write < 60_000,
      },
    ];
  } finally {
    await server.app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare({ platform }: ListServer): Promise<void> {
  const pool = poolOf(platform.database.db);
  await pool.query(`update auth_users set permissions = '{utenti_docsign,doc_docsign}'`);
  await pool.query(`
    insert into directory_groups (id, company_id, name, permissions)
    values ('staff', 'acme', 'Staff', '{doc_docsign}')`);
}

async function importFile({ app, platform, cookie }: ListServer, file: File) {
  const input = { companyId: null, changesExisting: true };
  let id = '';
  const check = await timeOf(async () => {
    id = (await callOn(app, checkUserImport, input, { cookie, files: { file } })).output.import.id;
  });
  const started = await callOn(app, startUserImport, { id, invites: false }, { cookie });
  if (started.error) throw new Error(started.error.ErrDetails);
  const write = await timeOf(() => platform.jobs.runDue());
  const { state, failure } = (await callOn(app, getUserImport, { id }, { cookie })).output.import;
  if (state !== 'done') throw new Error(`the import is ${state}: ${failure}`);
  return { check, write };
}

function fileOf(count: number, lastName: string): File {
  const lines = Array.from(
    { length: count },
    (_, index) =>
      `${lastName};Persona ${index};persona.${index};persona.${index}@acme.example;333${1_000_000 + index};Staff`,
  );
  const text = ['Cognome;Nome;Username;E-Mail;Cellulare;Gruppi', ...lines].join('\r\n');
  return new File([text], 'persone.csv', { type: 'text/csv' });
}

/** As many users, a statement each, through the same driver, with nothing around it. */
async function insertBare({ platform }: ListServer, count: number): Promise<void> {
  const pool = poolOf(platform.database.db);
  for (let index = 0; index < count; index += 1)
    await pool.query(
      `insert into auth_users (id, username, username_key, password_hash, first_name, last_name, email, email_key, created_at)
       values ($1, $1, $1, '', 'Persona', 'Rossi', $2, $2, now())`,
      [`bare.${index}`, `bare.${index}@acme.example`],
    );
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
