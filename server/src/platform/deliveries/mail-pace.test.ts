import { count, eq } from 'drizzle-orm';
import { createTestApp, describeOnBothDatabases, type TestApp } from '../../testing/index.ts';
import { platformJobs } from '../jobs/jobs.schema.ts';
import { platformDeliveries } from './deliveries.schema.ts';
import { startMailServer } from './testing/mail-server.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const content = { subject: 'Invito', paragraphs: [], closing: [] };
let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
let testApp: TestApp | undefined;

afterEach(async () => {
  await testApp?.close();
  await server?.close();
  testApp = undefined;
  server = undefined;
});

async function send({ platform, db }: TestApp, to: string, mayRetry = true): Promise<void> {
  const letter = { from: 'product' as const, to: { firstName: 'Mario' }, it: content, en: content };
  await platform.deliveries.sendMail(db, { to, content: letter, language: 'it', companyId: null, mayRetry });
}

async function sendMany(app: TestApp, total: number): Promise<void> {
  for (let each = 0; each < total; each += 1) await send(app, `p${each}@example.com`);
}

const list = ({ db }: TestApp) => db.select().from(platformDeliveries);
const sentIn = async ({ db }: TestApp) => {
  const [row] = await db
    .select({ total: count() })
    .from(platformDeliveries)
    .where(eq(platformDeliveries.state, 'sent'));
  return row?.total ?? 0;
};

/** Lets time pass in steps, and does what is due at each. @returns how many were sent by the end of each */
async function pass(app: TestApp, steps: number, stepMs: number): Promise<number[]> {
  const sent: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    await app.platform.jobs.runDue();
    sent.push(await sentIn(app));
    app.clock.advance(stepMs);
  }
  return sent;
}

describeOnBothDatabases('the pace of the mail server', (shared) => {
  it('lets no more mails leave in any minute than the installation says, and all of them in the end', async () => {
    server = await startMailServer();
    testApp = await createTestApp({
      database: shared().platform.database.kind,
      env: { SMTP_URL: server.url, SMTP_MAX_PER_MINUTE: '12' },
    });
    await sendMany(testApp, 30);
    const sent = await pass(testApp, 40, 5 * second);
    const inMinute = sent.map((total, step) => total - (sent[step - 12] ?? 0));
    expect(Math.max(...inMinute)).toBeLessThanOrEqual(12);
    expect(sent.at(-1)).toBe(30);
    expect((await list(testApp)).every(({ attempts }) => attempts === 1)).toBe(true);
  });
});

describe('a mail server', () => {
  it('that asks for fewer mails gets fewer: each costs no try, and all of them leave', async () => {
    const taken: number[] = [];
    let refusals = 0;
    server = await startMailServer(undefined, {
      onSender: () => {
        const now = testApp?.clock.now().getTime() ?? 0;
        if (taken.filter((at) => now - at < minute).length >= 30) {
          refusals += 1;
          return '432 4.3.2 STOREDRV.ClientSubmit; sender thread limit exceeded';
        }
        taken.push(now);
        return 250;
      },
    });
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    await sendMany(testApp, 100);
    const sent = await pass(testApp, 90, 5 * second);
    expect(sent.at(-1)).toBe(100);
    expect(refusals).toBeLessThan(30);
    expect((await list(testApp)).map(({ state, attempts, fault }) => [state, attempts, fault])).toEqual(
      Array.from({ length: 100 }, () => ['sent', 1, null]),
    );
  });

  it('that takes nothing for a day loses no mail, and none is said to have bounced', async () => {
    let isClosed = true;
    server = await startMailServer(undefined, {
      onSender: () => (isClosed ? '550 5.4.5 Daily user sending limit exceeded' : 250),
    });
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    await sendMany(testApp, 3);
    await pass(testApp, 24, hour);
    const waiting = await list(testApp);
    expect(waiting.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
    expect(waiting.some(({ fault }) => fault === 'installation')).toBe(true);
    isClosed = false;
    await pass(testApp, 4, hour);
    expect(await list(testApp)).toMatchObject(
      Array.from({ length: 3 }, () => ({ state: 'sent', attempts: 1, fault: null, failedAt: null })),
    );
  });

  it('is asked again at once when somebody mended it', async () => {
    let isClosed = true;
    server = await startMailServer(undefined, {
      onSender: () => (isClosed ? '550 5.7.60 not permitted to send as this sender' : 250),
    });
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    await sendMany(testApp, 2);
    await pass(testApp, 4, hour);
    isClosed = false;
    await testApp.platform.deliveries.hurry(testApp.db);
    await testApp.platform.jobs.runDue();
    expect(server.taken).toHaveLength(2);
  });

  it('that takes nothing for days has its mails fail in the end, by no fault of theirs', async () => {
    testApp = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    await send(testApp, 'mario@example.com');
    await pass(testApp, 200, hour / 2);
    const [failed] = await list(testApp);
    expect(failed).toMatchObject({ state: 'failed', fault: 'installation', text: '' });
    expect(failed?.sealedContent).not.toBeNull();
    const [job] = await testApp.db.select().from(platformJobs);
    expect(job?.deadAt).toBeNull();
  });

  it('gets a code before the mails that wait, also while it takes few', async () => {
    server = await startMailServer();
    testApp = await createTestApp({ env: { SMTP_URL: server.url, SMTP_MAX_PER_MINUTE: '30' } });
    await sendMany(testApp, 20);
    await testApp.platform.jobs.runDue();
    const before = server.taken.length;
    expect(before).toBeLessThan(20);
    await send(testApp, 'code@example.com', false);
    await testApp.platform.jobs.runDue();
    expect(server.taken.slice(before).map(({ to }) => to[0])).toEqual(['code@example.com']);
  });

  it('is asked for a code seconds after it refused, and gets none that is over', async () => {
    let isBusy = true;
    server = await startMailServer(undefined, { onSender: () => (isBusy ? '421 4.7.0 try later' : 250) });
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    await sendMany(testApp, 2);
    await pass(testApp, 20, 30 * second);
    await send(testApp, 'code@example.com', false);
    isBusy = false;
    testApp.clock.advance(15 * second);
    await testApp.platform.jobs.runDue();
    expect(server.taken[0]?.to).toEqual(['code@example.com']);
    isBusy = true;
    await send(testApp, 'late@example.com', false);
    await testApp.platform.jobs.runDue();
    isBusy = false;
    testApp.clock.advance(3 * hour);
    await testApp.platform.jobs.runDue();
    expect((await list(testApp)).find(({ recipient }) => recipient === 'late@example.com')).toMatchObject({
      state: 'failed',
      text: '',
    });
    expect(server.taken.map(({ to }) => to[0])).not.toContain('late@example.com');
  });

  it('is met by a few connections, over which many mails leave', async () => {
    server = await startMailServer();
    testApp = await createTestApp({ env: { SMTP_URL: server.url, SMTP_CONNECTIONS: '2' } });
    await sendMany(testApp, 20);
    await testApp.platform.jobs.start();
    while (server.taken.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(new Set(server.greetings.map((greeting) => greeting.split(' ')[0])).size).toBeLessThanOrEqual(2);
  });

  it('that greylists one address delays its mail alone', async () => {
    server = await startMailServer((to) => (to.startsWith('p0') ? '450 4.7.1 Greylisting in action' : 250));
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    await sendMany(testApp, 3);
    await testApp.platform.jobs.runDue();
    const byRecipient = (await list(testApp)).map(({ recipient, state, fault }) => [
      recipient,
      { state, fault },
    ]);
    expect(Object.fromEntries(byRecipient)).toEqual({
      'p0@example.com': { state: 'queued', fault: 'receiver' },
      'p1@example.com': { state: 'sent', fault: null },
      'p2@example.com': { state: 'sent', fault: null },
    });
  });

  it('that refuses what is in a mail is not asked again', async () => {
    server = await startMailServer(undefined, { onContent: () => '554 5.7.1 Message contains a virus' });
    testApp = await createTestApp({ env: { SMTP_URL: server.url } });
    await send(testApp, 'mario@example.com');
    await testApp.platform.jobs.runDue();
    expect(await list(testApp)).toMatchObject([{ state: 'failed', fault: 'content', attempts: 1 }]);
  });
});
