import { isNotNull, sql } from 'drizzle-orm';
import { createTestApp, describeOnBothDatabases } from '../../testing/index.ts';
import { retryDelay } from './job-runner.ts';
import { claimJobs } from './jobs.repository.ts';
import { platformJobs } from './jobs.schema.ts';
import { PostponedJobError, type JobContext } from './job-handler.ts';

const minute = 60_000;
let kinds = 0;

describeOnBothDatabases('jobs', (testApp) => {
  beforeEach(() => testApp().empty());

  /** Handles the jobs of a new kind; they fail as long as `fails` answers true. */
  function handleNewKind(fails: () => boolean = () => false) {
    const kind = `test.kind-${(kinds += 1)}`;
    const seen: { payload: unknown; attempt: number }[] = [];
    testApp().platform.jobs.handle(kind, async (payload: unknown, { attempt }: JobContext) => {
      seen.push({ payload, attempt });
      if (fails()) throw new Error('not today');
    });
    return { kind, seen };
  }

  const listDead = () => testApp().db.select().from(platformJobs).where(isNotNull(platformJobs.deadAt));

  it('are done once their transaction commits, and never when it does not', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = handleNewKind();
    await testApp()
      .db.transaction(async (transaction) => {
        await jobs.enqueue(transaction, { kind, payload: 'taken back' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await testApp().db.transaction((transaction) => jobs.enqueue(transaction, { kind, payload: { a: 1 } }));
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    expect(seen).toEqual([{ payload: { a: 1 }, attempt: 1 }]);
  });

  it('are not done where somebody else wrote them, or changed what they are about', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = handleNewKind();
    await jobs.enqueue(testApp().db, {
      kind,
      payload: { b: [{ z: 1, a: null }], at: new Date(0) },
      maxAttempts: 1,
    });
    await jobs.enqueue(testApp().db, { kind, payload: { id: 'mine' }, maxAttempts: 1 });
    await testApp().db.execute(
      sql`update platform_jobs set payload = '{"id":"other"}' where payload ->> 'id' = 'mine'`,
    );
    await testApp().db.execute(sql`
      insert into platform_jobs (kind, payload, run_at, max_attempts, created_at)
      values (${kind}, '{"id":"other"}', now() - interval '1 year', 1, now())`);
    await jobs.runDue();
    expect(seen.map(({ payload }) => payload)).toEqual([
      { b: [{ z: 1, a: null }], at: new Date(0).toISOString() },
    ]);
    expect(await listDead()).toHaveLength(2);
  });

  it('run again after a while when they fail, ever more rarely', async () => {
    const { jobs } = testApp().platform;
    let isBroken = true;
    const { kind, seen } = handleNewKind(() => isBroken);
    await jobs.enqueue(testApp().db, { kind, payload: {} });
    await jobs.runDue();
    expect(await jobs.runDue()).toBe(0);
    testApp().clock.advance(retryDelay(1));
    isBroken = false;
    expect(await jobs.runDue()).toBe(1);
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect([1, 2, 3, 20].map(retryDelay)).toEqual([5000, 15_000, 45_000, 60 * minute]);
  });

  it('are dead after their last try, keep what went wrong, and are not tried any more', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = handleNewKind(() => true);
    await jobs.enqueue(testApp().db, { kind, payload: {}, maxAttempts: 2 });
    for (let round = 0; round < 4; round += 1) {
      await jobs.runDue();
      testApp().clock.advance(60 * minute);
    }
    expect(seen).toHaveLength(2);
    const [dead, ...others] = await listDead();
    expect(dead?.lastError).toContain('not today');
    expect(others).toEqual([]);
  });

  it('do not all come again at the same moment when they failed together', async () => {
    const { jobs } = testApp().platform;
    const { kind } = handleNewKind(() => true);
    for (let each = 0; each < 10; each += 1) await jobs.enqueue(testApp().db, { kind, payload: {} });
    await jobs.runDue();
    const now = testApp().clock.now().getTime();
    const waits = (await testApp().db.select().from(platformJobs)).map(({ runAt }) => runAt.getTime() - now);
    expect(new Set(waits).size).toBeGreaterThan(5);
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(retryDelay(1) / 2);
      expect(wait).toBeLessThanOrEqual(retryDelay(1));
    }
  });

  it('lose no try when they are put off, however often', async () => {
    const { jobs } = testApp().platform;
    const kind = `test.kind-${(kinds += 1)}`;
    const seen: [attempt: number, postponements: number, isLast: boolean][] = [];
    let isBusy = true;
    jobs.handle(kind, async (_payload, { attempt, postponements, isLastAttempt }) => {
      seen.push([attempt, postponements, isLastAttempt]);
      if (isBusy) throw new PostponedJobError('busy', testApp().clock.now());
      throw new Error('not today');
    });
    await jobs.enqueue(testApp().db, { kind, payload: {}, maxAttempts: 1 });
    for (let round = 0; round < 3; round += 1) {
      expect(await jobs.runDue()).toBe(1);
      testApp().clock.advance(minute);
    }
    expect(await listDead()).toEqual([]);
    isBusy = false;
    await jobs.runDue();
    expect(await listDead()).toMatchObject([{ kind, postponements: 3 }]);
    expect(seen).toEqual([0, 1, 2, 3].map((postponements) => [1, postponements, true]));
  });

  it('of a crew begin only as many as it admits, those for which somebody waits first', async () => {
    const { jobs } = testApp().platform;
    const crew = { atOnce: 2, admit: () => Promise.resolve(admitted), close: () => undefined };
    let admitted = 0;
    const done: string[] = [];
    const [urgent, usual] = [`test.kind-${(kinds += 1)}`, `test.kind-${(kinds += 1)}`];
    for (const kind of [usual, urgent])
      jobs.handle(kind, async () => void done.push(kind), { isUrgent: kind === urgent, crew });
    for (const kind of [usual, usual, urgent]) await jobs.enqueue(testApp().db, { kind, payload: {} });
    expect(await jobs.runDue()).toBe(0);
    admitted = 1;
    expect(await jobs.runDue()).toBe(3);
    expect(done.filter((kind) => kind === urgent)).toHaveLength(1);
  });

  it('are taken over when their worker died in the middle', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = handleNewKind();
    await jobs.enqueue(testApp().db, { kind, payload: {} });
    const now = testApp().clock.now();
    const claimed = await claimJobs(testApp().db, { kinds: [kind], now, leaseMs: minute, limit: 5 });
    expect(claimed).toHaveLength(1);
    expect(await jobs.runDue()).toBe(0);
    testApp().clock.advance(minute + 1);
    expect(await jobs.runDue()).toBe(1);
    expect(seen).toEqual([{ payload: {}, attempt: 2 }]);
  });

  it('have what follows from their death done with it: both or neither', async () => {
    const { jobs } = testApp().platform;
    const kind = `test.kind-${(kinds += 1)}`;
    const died: unknown[] = [];
    const livesOn: boolean[] = [];
    let isBroken = true;
    jobs.handle<{ a: number }>(kind, () => Promise.reject(new Error('not today')), {
      onDead: async (executor, payload) => {
        died.push(payload);
        livesOn.push((await jobs.findLive(executor, ['only-one'])).has('only-one'));
        if (isBroken) throw new Error('nor tomorrow');
      },
    });
    await jobs.enqueue(testApp().db, { kind, payload: { a: 1 }, maxAttempts: 2, dedupeKey: 'only-one' });
    await jobs.runDue();
    expect(died).toEqual([]);
    testApp().clock.advance(60 * minute);
    await jobs.runDue();
    expect(await listDead()).toEqual([]);
    isBroken = false;
    testApp().clock.advance(60 * minute);
    await jobs.runDue();
    expect(await listDead()).toMatchObject([{ kind }]);
    expect(died).toEqual([{ a: 1 }, { a: 1 }]);
    expect(livesOn).toEqual([false, false]);
  });

  it('are dead when their worker died at the last try too', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = handleNewKind();
    await jobs.enqueue(testApp().db, { kind, payload: {}, maxAttempts: 1 });
    const now = testApp().clock.now();
    await claimJobs(testApp().db, { kinds: [kind], now, leaseMs: minute, limit: 5 });
    testApp().clock.advance(minute + 1);
    await jobs.runDue();
    expect(seen).toEqual([]);
    expect(await listDead()).toMatchObject([{ kind }]);
  });

  it('wait once under one key, and can wait again when done', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = handleNewKind();
    const request = { kind, payload: {}, dedupeKey: 'only-one' };
    await jobs.enqueue(testApp().db, request);
    await jobs.enqueue(testApp().db, request);
    expect(await jobs.runDue()).toBe(1);
    await jobs.enqueue(testApp().db, request);
    expect(await jobs.runDue()).toBe(1);
    expect(seen).toHaveLength(2);
  });

  it('come forward when they are asked for again', async () => {
    const { jobs } = testApp().platform;
    const { kind } = handleNewKind();
    const request = { kind, payload: {}, dedupeKey: 'only-one' };
    const runAt = new Date(testApp().clock.now().getTime() + minute);
    await jobs.enqueue(testApp().db, { ...request, runAt });
    expect(await jobs.findLive(testApp().db, ['only-one', 'another'])).toEqual(new Set(['only-one']));
    expect(await jobs.runDue()).toBe(0);
    await jobs.enqueue(testApp().db, request);
    await jobs.enqueue(testApp().db, { ...request, runAt });
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.findLive(testApp().db, ['only-one'])).toEqual(new Set());
  });

  it('wait for their time', async () => {
    const { jobs } = testApp().platform;
    const { kind } = handleNewKind();
    const runAt = new Date(testApp().clock.now().getTime() + minute);
    await jobs.enqueue(testApp().db, { kind, payload: {}, runAt });
    expect(await jobs.runDue()).toBe(0);
    testApp().clock.advance(minute);
    expect(await jobs.runDue()).toBe(1);
  });
});

describe('a job for which somebody waits', () => {
  it('is done while all that waits goes on, however much and however slow', async () => {
    const testApp = await createTestApp();
    const { jobs, deliveries } = testApp.platform;
    const slow = Promise.withResolvers<void>();
    let begun = 0;
    jobs.handle('test.slow', async () => {
      begun += 1;
      await slow.promise;
    });
    for (let count = 0; count < 20; count += 1)
      await jobs.enqueue(testApp.db, { kind: 'test.slow', payload: {} });
    await jobs.start();
    await deliveries.sendSms(testApp.db, {
      to: '+393331234567',
      text: 'Codice 123456',
      mayRetry: false,
      companyId: null,
    });
    const isDone = async () =>
      (await testApp.db.select().from(platformJobs)).some(
        ({ kind, doneAt }) => kind !== 'test.slow' && doneAt,
      );
    while (!(await isDone())) await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toBeLessThan(20);
    slow.resolve();
    await testApp.close();
  });
});
