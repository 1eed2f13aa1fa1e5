import { describeOnBothDatabases } from '../../testing/index.ts';
import { retryDelay } from './job-runner.ts';
import { claimJobs } from './jobs.repository.ts';
import type { JobContext } from './jobs.service.ts';

const minute = 60_000;
let kinds = 0;

describeOnBothDatabases('jobs', (testApp) => {
  beforeEach(() => testApp().empty());

  /** Takes on the jobs of a new kind; they fail as long as `fails` says so. */
  function takeOn(fails: () => boolean = () => false) {
    const kind = `test.kind-${(kinds += 1)}`;
    const seen: { payload: unknown; attempt: number }[] = [];
    testApp().platform.jobs.handle(kind, async (payload: unknown, { attempt }: JobContext) => {
      seen.push({ payload, attempt });
      if (fails()) throw new Error('not today');
    });
    return { kind, seen };
  }

  it('are done once their transaction commits, and never when it does not', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = takeOn();
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

  it('run again after a while when they fail, ever more rarely', async () => {
    const { jobs } = testApp().platform;
    let isBroken = true;
    const { kind, seen } = takeOn(() => isBroken);
    await jobs.enqueue(testApp().db, { kind, payload: {} });
    await jobs.runDue();
    expect(await jobs.runDue()).toBe(0);
    testApp().clock.advance(retryDelay(1));
    isBroken = false;
    expect(await jobs.runDue()).toBe(1);
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect([1, 2, 3, 20].map(retryDelay)).toEqual([5000, 15_000, 45_000, 60 * minute]);
  });

  it('are dead after their last try, for a person to look at and to revive', async () => {
    const { jobs } = testApp().platform;
    let isBroken = true;
    const { kind, seen } = takeOn(() => isBroken);
    await jobs.enqueue(testApp().db, { kind, payload: {}, maxAttempts: 2 });
    for (let round = 0; round < 4; round += 1) {
      await jobs.runDue();
      testApp().clock.advance(60 * minute);
    }
    expect(seen).toHaveLength(2);
    const [dead] = await jobs.listDead(testApp().db);
    expect(dead?.lastError).toContain('not today');
    isBroken = false;
    await jobs.revive(testApp().db, dead?.id ?? 0);
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.listDead(testApp().db)).toEqual([]);
  });

  it('are taken over when their worker died in the middle', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = takeOn();
    await jobs.enqueue(testApp().db, { kind, payload: {} });
    const now = testApp().clock.now();
    const taken = await claimJobs(testApp().db, { kinds: [kind], now, leaseMs: minute, limit: 5 });
    expect(taken).toHaveLength(1);
    expect(await jobs.runDue()).toBe(0);
    testApp().clock.advance(minute + 1);
    expect(await jobs.runDue()).toBe(1);
    expect(seen).toEqual([{ payload: {}, attempt: 2 }]);
  });

  it('are dead when their worker died at the last try too', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = takeOn();
    await jobs.enqueue(testApp().db, { kind, payload: {}, maxAttempts: 1 });
    const now = testApp().clock.now();
    await claimJobs(testApp().db, { kinds: [kind], now, leaseMs: minute, limit: 5 });
    testApp().clock.advance(minute + 1);
    await jobs.runDue();
    expect(seen).toEqual([]);
    expect(await jobs.listDead(testApp().db)).toMatchObject([{ kind }]);
  });

  it('wait once under one key, and can wait again when done', async () => {
    const { jobs } = testApp().platform;
    const { kind, seen } = takeOn();
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
    const { kind } = takeOn();
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
    const { kind } = takeOn();
    const runAt = new Date(testApp().clock.now().getTime() + minute);
    await jobs.enqueue(testApp().db, { kind, payload: {}, runAt });
    expect(await jobs.runDue()).toBe(0);
    testApp().clock.advance(minute);
    expect(await jobs.runDue()).toBe(1);
  });
});
