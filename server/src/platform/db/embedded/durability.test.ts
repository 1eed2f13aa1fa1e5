import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { sampled } from '../../../testing/sampled.ts';
import { addDatabaseTo } from '../../../testing/templates.ts';
import { createRateLimits } from '../../rate-limit/rate-limit.service.ts';
import { lockFolder } from '../folder-lock.ts';
import { openDatabase } from '../open-database.ts';
import { openEmbedded } from './open-embedded.ts';

const commitLoop = fileURLToPath(new URL('../testing/commit-loop.ts', import.meta.url));
const limits = {
  poolSize: 1,
  statementTimeoutMs: 20_000,
  waitForConnectionMs: 20_000,
  onError: () => undefined,
};
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sportello-durability-'));
  await addDatabaseTo(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const commitsOfLoops = [40, 7, 95];
const loops = sampled({ name: 'kills in the middle of commits', whole: commitsOfLoops.length, sample: 1 });

/** Runs the loop until it has acknowledged some commits, then kills it; returns the last number that it acknowledged. */
async function commitAndDie(commits: number): Promise<number> {
  const child = spawn(process.execPath, [commitLoop, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let last = 0;
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, number] = line.split(' ');
    if (word !== 'done') continue;
    last = Number(number);
    seen += 1;
    if (seen === commits) child.kill('SIGKILL');
  }
  return last;
}

/** How often the disk is waited for while attempts are counted and forgotten (decision 073). */
async function syncsOfAttempts({ db, link }: Awaited<ReturnType<typeof openEmbedded>>): Promise<number> {
  const { count, forget } = createRateLimits({ db, clock: createFakeClock() });
  const rule = { name: 'test', key: 'mario', limit: 10, windowMs: 60_000 };
  const before = await link.countSyncs();
  for (let attempt = 0; attempt < 10; attempt += 1) await count(rule);
  await forget(rule);
  return (await link.countSyncs()) - before;
}

describe('the embedded database on disk', () => {
  it('keeps every acknowledged commit, and none in part, when the process is killed', async () => {
    let acknowledged = 0;
    for (const commits of commitsOfLoops.slice(0, loops)) acknowledged = await commitAndDie(commits);
    const database = await openDatabase({ ...limits, url: undefined, dataFolder: folder });
    try {
      const { rows } = await database.db.execute<{ last: number; torn: number }>(sql`
          select max(number)::int as last,
            (select count(*)::int from (select 1 from loop group by number having count(*) <> 3) as groups) as torn
          from loop`);
      expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
      expect(rows[0]?.torn).toBe(0);
    } finally {
      await database.close();
    }
  });

  it('is refused to a second process, in words that say what to do', async () => {
    const database = await openDatabase({ ...limits, url: undefined, dataFolder: folder });
    try {
      await expect(openDatabase({ ...limits, url: undefined, dataFolder: folder })).rejects.toThrow(
        /in use by another process.*DATA_DIR/,
      );
    } finally {
      await database.close();
    }
    const release = await lockFolder(folder);
    await release();
  });

  it('makes each commit durable before it acknowledges it, but for attempts that are counted and forgotten', async () => {
    const place = { kind: 'folder', folder: join(folder, 'database') } as const;
    const database = await openEmbedded({ ...limits, place });
    try {
      await database.db.execute(sql`create table counted (number int)`);
      const before = await database.link.countSyncs();
      for (let number = 0; number < 10; number += 1)
        await database.db.execute(sql`insert into counted values (${number})`);
      expect((await database.link.countSyncs()) - before).toBeGreaterThanOrEqual(10);
      expect(await syncsOfAttempts(database)).toBe(0);
    } finally {
      await database.close();
    }
  });

  it('ends a query that runs away, and answers again with its data', async () => {
    const place = { kind: 'folder', folder: join(folder, 'database') } as const;
    const database = await openEmbedded({ ...limits, statementTimeoutMs: 1000, place });
    try {
      await database.db.execute(sql`create table kept as select 7 as number`);
      const runaway = database.db.execute(sql`select count(*) from generate_series(1, 4000000000)`);
      await expect(runaway).rejects.toThrow();
      const { rows } = await database.db.execute(sql`select number from kept`);
      expect(rows).toEqual([{ number: 7 }]);
    } finally {
      await database.close();
    }
  });
});
