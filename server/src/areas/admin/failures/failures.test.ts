import { eq } from 'drizzle-orm';
import {
  archiveFailures,
  countFailures,
  jobWords,
  listFailures,
  maxFailuresAtOnce,
  retryFailures,
} from 'shared-api/contracts/admin';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../../../testing/staff-app.ts';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
import { insertDeadJob, insertFailedMail } from '../../../platform/failures/testing/failed.builders.ts';

type Person = keyof StaffTestApp['cookies'];

describeWithStaff('what failed', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const list = async (person: Person = 'root', asked: { length?: number; cursor?: string } = {}) =>
    callOn(app().app, listFailures, { length: 30, ...asked }, as(person));
  const idsOf = async (person: Person) => (await list(person)).output.rows.map(({ id }) => id);
  const count = (person: Person) => callOn(app().app, countFailures, { offset: 0, limit: 10 }, as(person));
  const retry = (which: { ids?: string[]; kind?: 'job' | 'mail' }, person: Person = 'root') =>
    callOn(app().app, retryFailures, which, as(person));
  const archive = (which: { ids?: string[]; kind?: 'job' | 'mail' | 'area' }, person: Person = 'root') =>
    callOn(app().app, archiveFailures, which, as(person));
  const failedMail = (companyId?: string) => {
    app().clock.advance(1000);
    return insertFailedMail(app(), companyId === undefined ? {} : { companyId });
  };
  const report = (area: string) =>
    app().platform.areaFailures.count({
      area,
      kind: 'stopped',
      build: 'build-1',
      userAgent: '',
      supportCode: 'ABCD',
    });

  it('is listed, the last first, with what it was, how often it was tried and why', async () => {
    const sealed = await insertDeadJob(app());
    const mail = await failedMail();
    app().clock.advance(1000);
    await report('signing');
    await report('signing');
    const { rows, total } = (await list()).output;
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      { kind: 'area', name: 'signing', detail: 'stopped', times: 2, reason: 'inBrowser', mayRetry: false },
      {
        id: mail,
        name: 'mario@example.com',
        detail: 'Contratto da firmare',
        reason: 'unreachable',
        times: 8,
      },
      { id: sealed, kind: 'job', name: 'signing.seal', reason: 'timeStamp', mayRetry: true },
    ]);
    expect(rows[1]?.error).toContain('ECONNREFUSED');
  });

  it('comes in pages, without one twice', async () => {
    for (let made = 0; made < 5; made += 1) await failedMail();
    const first = (await list('root', { length: 3 })).output;
    const second = (await list('root', { length: 3, cursor: first.next ?? '' })).output;
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(5);
    expect(second.next).toBeNull();
    const { error } = await list('root', { cursor: 'elsewhere' });
    expect([error?.code, error?.fields]).toEqual(['invalid-input', undefined]);
  });

  it('is of a company for its administrators alone, without the error of the server', async () => {
    const [ofAcme, ofBeta] = [await failedMail('acme'), await failedMail('beta')];
    const ofNone = await failedMail();
    expect(await idsOf('hr')).toEqual([ofAcme]);
    expect(await idsOf('paola')).toEqual([ofBeta]);
    expect(await idsOf('root')).toEqual([ofNone, ofBeta, ofAcme]);
    expect((await list('hr')).output.rows[0]?.error).toBe('');
    expect((await list('mario')).status).toBe(403);
    expect((await retry({ ids: [ofBeta] }, 'hr')).output).toEqual({
      retried: 0,
      left: 1,
      refused: [{ id: ofBeta, reason: 'gone' }],
    });
    expect((await archive({ ids: [ofBeta] }, 'hr')).output).toEqual({ archived: 0 });
    expect((await count('paola')).output.total).toBe(1);
    expect((await count('mario')).status).toBe(403);
  });

  it('stands there once where messages do not leave by the installation’s own fault, with how many they are', async () => {
    const ours = { fault: 'installation', lastError: 'InstallationFaultError: 550 5.4.5 limit' } as const;
    const waiting = { ...ours, state: 'queued', recipient: 'a@example.com', attempts: 0 } as const;
    await insertFailedMail(app(), { ...waiting, companyId: 'acme' });
    await insertFailedMail(app(), { ...waiting, companyId: 'beta' });
    await insertFailedMail(app(), { ...ours, companyId: 'acme' });
    const bounced = await failedMail('acme');
    const one = { id: 'mail:installation', kind: 'mail', name: '', reason: 'senderRefused', mayRetry: true };
    const seen = (await list('root')).output;
    expect(seen.rows.find(({ id }) => id !== bounced)).toMatchObject({ ...one, times: 3 });
    expect(seen.total).toBe(2);
    const forHr = (await list('hr')).output.rows.find(({ id }) => id !== bounced);
    expect(forHr).toMatchObject({ ...one, times: 2, error: '' });
    expect((await list('paola')).output.rows).toMatchObject([{ ...one, times: 1 }]);
    expect((await archive({ ids: [one.id] }, 'paola')).output.archived).toBe(1);
    expect((await list('paola')).output.rows).toEqual([]);
    expect((await retry({ ids: [one.id] }, 'hr')).output).toEqual({ retried: 1, left: 0, refused: [] });
    await app().platform.jobs.runDue();
    const left = (await list('hr')).output.rows.find(({ id }) => id !== bounced);
    expect(left).toMatchObject({ id: one.id, times: 1 });
  });

  it('leaves again as it was written when a mail is tried again, and is in the log', async () => {
    const id = await failedMail('acme');
    expect((await retry({ ids: [id] }, 'hr')).output).toEqual({ retried: 1, left: 0, refused: [] });
    const [sent] = await app().outbox();
    expect(sent).toMatchObject({ text: 'Ecco il link', state: 'sent', sealedContent: null });
    expect(await idsOf('root')).toEqual([]);
    const events = await app().platform.audit.list(app().db, 'admin_failures:acme');
    expect(events).toMatchObject([
      { action: 'failures.retried', actor: 'hr', companyId: 'acme', data: { count: 1 } },
    ]);
  });

  it('runs again when a job is tried again, and is dead anew when that fails', async () => {
    const { db, platform } = app();
    const id = await insertDeadJob(app(), { kind: 'auth.recovery', payload: { username: 'nobody' } });
    expect((await retry({ ids: [id] })).output.retried).toBe(1);
    expect(await platform.jobs.runDue()).toBe(1);
    expect((await list()).output.total).toBe(0);
    const key = 'signing.seal:gone';
    const first = await insertDeadJob(app(), { formerKey: key });
    const second = await insertDeadJob(app(), { formerKey: key });
    expect((await retry({ ids: [first, second] })).output.retried).toBe(2);
    expect(await platform.jobs.findLive(db, [key])).toEqual(new Set([key]));
  });

  it('is not tried again where nothing would come of it', async () => {
    const import_ = await insertDeadJob(app(), { kind: 'admin.import-users' });
    const code = await insertFailedMail(app(), { mayRetry: false });
    expect((await list()).output.rows.map(({ mayRetry }) => mayRetry)).toEqual([false, false]);
    expect((await retry({ ids: [import_, code] })).output).toMatchObject({ retried: 0, left: 2 });
    expect((await archive({ ids: [import_, code] })).output.archived).toBe(2);
    expect((await list()).output.total).toBe(0);
  });

  it('says of each of several what came of it, and logs those that are tried again', async () => {
    const [able, archived] = [await failedMail('acme'), await failedMail('acme')];
    const code = await insertFailedMail(app(), { mayRetry: false, companyId: 'acme' });
    const spoilt = await failedMail('acme');
    await app()
      .db.update(platformDeliveries)
      .set({ sealedContent: 'v1.spoilt' })
      .where(eq(platformDeliveries.id, spoilt.slice('mail:'.length)));
    const import_ = await insertDeadJob(app(), { kind: 'admin.import-users', companyId: 'acme' });
    await archive({ ids: [archived] }, 'hr');
    const { output } = await retry({ ids: [able, archived, code, spoilt, import_] }, 'hr');
    expect(output).toEqual({
      retried: 1,
      left: 4,
      refused: [
        { id: archived, reason: 'gone' },
        { id: code, reason: 'notKept' },
        { id: spoilt, reason: 'notKept' },
        { id: import_, reason: 'onItsScreen' },
      ],
    });
    const events = await app().platform.audit.list(app().db, 'admin_failures:acme');
    expect(events.at(-1)).toMatchObject({ action: 'failures.retried', data: { count: 1 } });
    await report('signing');
    const area = (await idsOf('root')).find((id) => id.startsWith('area:')) ?? '';
    expect((await retry({ ids: [area] })).output.refused).toEqual([{ id: area, reason: 'inBrowser' }]);
  });

  it('is tried again, or archived, by kind', async () => {
    await failedMail();
    await failedMail();
    await insertDeadJob(app());
    await report('signing');
    expect((await retry({ kind: 'mail' })).output).toEqual({ retried: 2, left: 0, refused: [] });
    expect((await archive({ kind: 'area' })).output).toEqual({ archived: 1 });
    expect((await list()).output.rows).toMatchObject([{ kind: 'job' }]);
    await report('signing');
    expect((await count('root')).output.total).toBe(2);
  });

  it('refuses a list of nothing, and a kind that there is not', async () => {
    const post = (url: string, payload: string) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded', 'x-sportello-client': 'test' };
      return app().app.inject({
        method: 'POST',
        url,
        headers: { ...type, cookie: app().cookies.root },
        payload,
      });
    };
    expect((await post(retryFailures.path, 'ids=')).statusCode).toBe(400);
    const many = Array.from({ length: maxFailuresAtOnce + 1 }, (_each, index) => `mail:${index}`).join();
    expect((await post(retryFailures.path, `ids=${encodeURIComponent(many)}`)).statusCode).toBe(400);
    expect((await post(archiveFailures.path, 'kind=else')).statusCode).toBe(400);
  });

  it('has words for every kind of job', () => {
    expect([...app().platform.jobs.kinds().keys()].toSorted()).toEqual(Object.keys(jobWords).toSorted());
  });
});
