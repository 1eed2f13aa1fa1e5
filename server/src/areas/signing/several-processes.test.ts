import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  completeDocument,
  getSealing,
  listDocuments,
  readDocumentFile,
  uploadDocument,
} from 'shared-api/contracts/signing';
import { encodeRequest } from 'shared-api/contracts/common';
import { demoUserId } from '../../demo/people.demo.ts';
import type { Database } from '../../platform/db/database.ts';
import { platformJobs } from '../../platform/jobs/jobs.schema.ts';
import { publishChange } from '../../platform/live/live-messages.ts';
import { describeOnPostgres } from '../../testing/index.ts';
import { sampled } from '../../testing/sampled.ts';
import { postgresUrl } from '../../testing/test-server.ts';
import { documentSubject } from './documents/document-audit.ts';
import { sealJobKind } from './sealing/seal.service.ts';
import { demoOf, type DemoServer } from './testing/demo-server.ts';
import { drawnIn, pdfFile } from './testing/documents.builders.ts';
import { followLive } from './testing/live-line.ts';
import { startRoundRobin, type RoundRobin } from './testing/round-robin.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

const clients = 4;
/**
 * Longer than the proxy takes to see that a server is not ready any more. The test can fail: with 0, as where a process does not keep to it,
 * requests are answered `502 connect ECONNREFUSED`.
 */
const stopDelayMs = 2500;
const restarted = sampled({ name: 'processes that are restarted under load', whole: 3, sample: 1 });

describeOnPostgres('three processes on one database, behind a proxy', (testApp) => {
  let folder = '';
  let proxy: RoundRobin;
  let servers: ServerProcess[] = [];
  let demo: DemoServer;
  let administrator = '';

  async function startServer(db: Database): Promise<ServerProcess> {
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    const server = await startServerProcess(folder, {
      env: {
        DATABASE_URL: postgresUrl(rows[0]?.name ?? ''),
        DATABASE_POOL_SIZE: '4',
        DEMO: 'true',
        HOST: '127.0.0.1',
        PUBLIC_URL: proxy.address,
        STOP_DELAY_MS: `${stopDelayMs}`,
      },
    });
    await proxy.add(server.address);
    return server;
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sportello-processes-'));
    proxy = await startRoundRobin();
    const { db } = testApp();
    servers = [await startServer(db)];
    servers.push(...(await Promise.all([startServer(db), startServer(db)])));
    demo = demoOf(proxy, readFileSync(join(folder, 'outbox-token'), 'utf8').trim());
    administrator = await demo.signIn('hr.acme', readFileSync(join(folder, 'demo-password'), 'utf8').trim());
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are restarted one after the other without a request that fails, or a change that a page misses', async () => {
    const guest = await demo.sendDocument(administrator, 2);
    const line = followLive(proxy.address, administrator);
    while (line.connections() === 0) await setTimeout(20);
    const working = new AbortController();
    const statuses = Array.from({ length: clients }, () =>
      useUntil(working.signal, demo, administrator, guest),
    );
    const published = publishUntil(working.signal, testApp().db);

    for (const [index, server] of servers.slice(0, restarted).entries()) {
      expect(await server.stop()).toBe(0);
      servers[index] = await startServer(testApp().db);
    }
    working.abort();

    const answers = (await Promise.all(statuses)).flat();
    expect(answers.length).toBeGreaterThan(clients * 3);
    expect([...new Set(answers)]).toEqual(['200']);
    const count = await published;
    expect(count).toBeGreaterThan(3);
    while (!line.keys.has(numbered(count - 1))) await setTimeout(20);
    expect(
      Array.from({ length: count }, (_, at) => numbered(at)).filter((key) => !line.keys.has(key)),
    ).toEqual([]);
    // All of them were, so that with which it was connected as well.
    if (restarted === servers.length) expect(line.connections()).toBeGreaterThan(1);
    await line.close();
  });

  it('seal once what one of them was sealing when it was killed', async () => {
    const { db } = testApp();
    const [worker, ...others] = servers as [ServerProcess, ...ServerProcess[]];
    let document = await demo.sendDocument(administrator, 2);
    for (const other of others) other.pause(true);
    const input = { id: document.id, ...drawnIn(0, 1) };
    const cutOff = worker.call(completeDocument, input, document.cookie);
    cutOff.catch(() => undefined);
    while (!(await isBeingSealed(db))) await setTimeout(5);
    await worker.kill();
    expect(await isBeingSealed(db)).toBe(true);
    for (const other of others) other.pause(false);

    // The minute after which a job that nobody works on is due again.
    await db
      .update(platformJobs)
      .set({ lockedUntil: new Date(0) })
      .where(isHeldSeal);
    while (!(await isSealed(demo, document))) await setTimeout(50);
    const events = await testApp().platform.audit.list(db, documentSubject(document.id));
    const sealed = events.filter(({ action }) => action === 'document.sealed');
    expect(sealed).toHaveLength(1);
    const { body } = await demo.get(`${readDocumentFile.path}?v_id=${document.id}`, document.cookie);
    expect(body.split('/SubFilter')).toHaveLength(1 + 2 + 1);
    servers = [await startServer(db), ...others];
    document = await demo.sendDocument(administrator, 1);
    expect(document.id).not.toBe('');
  });
});

const isHeldSeal = and(
  eq(platformJobs.kind, sealJobKind),
  isNull(platformJobs.doneAt),
  isNotNull(platformJobs.lockedUntil),
);

async function isBeingSealed(db: Database): Promise<boolean> {
  return (await db.select({ id: platformJobs.id }).from(platformJobs).where(isHeldSeal)).length > 0;
}

/** Between two tries its state is `failed`; and the proxy has no server until it has asked those that were paused once more. */
async function isSealed(demo: DemoServer, { id, cookie }: Guest): Promise<boolean> {
  const { status, body } = await demo.get(`${getSealing.path}?v_id=${id}`, cookie);
  if (status === 503) return false;
  expect(status).toBe(200);
  return getSealing.output.parse(JSON.parse(body)).state === 'signed';
}

const numbered = (number: number) => JSON.stringify(['processes-test', `${number}`]);

/** Publishes numbered changes all the time. @returns how many */
async function publishUntil(end: AbortSignal, db: Database): Promise<number> {
  let count = 0;
  for (; !end.aborted; await setTimeout(100)) {
    const key = JSON.parse(numbered(count)) as [string, string];
    await publishChange(db, { to: { userId: demoUserId('hr.acme') }, keys: [key] });
    count += 1;
  }
  return count;
}

type Guest = Awaited<ReturnType<DemoServer['sendDocument']>>;

/** Reads, looks and uploads all the time. @returns the answers' states, or what went wrong */
async function useUntil(end: AbortSignal, demo: DemoServer, staff: string, guest: Guest): Promise<string[]> {
  const answers: string[] = [];
  const page = new URLSearchParams({ iDisplayStart: '0', iDisplayLength: '30', v_status: '-1', sSearch: '' });
  while (!end.aborted)
    for (const request of [
      () => demo.get(`${readDocumentFile.path}?v_id=${guest.id}`, guest.cookie),
      () => demo.get(`${listDocuments.path}?${page.toString()}`, staff),
      () => {
        const { url, body } = encodeRequest(uploadDocument, {}, { v_file: pdfFile() });
        return demo.post(url, { cookie: staff, body });
      },
    ])
      answers.push(
        await request().then(
          ({ status, body }) => (status === 200 ? '200' : `${status} ${body}`),
          (error: unknown) => `${String(error)} ${String((error as Error).cause)}`,
        ),
      );
  return answers;
}
