import { getMonth, savePlan, saveSite, setMonthStatus } from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { findRequest, listDaysOfRequests } from '../requests/requests.repository.ts';
import { describeAbsences, giveBalance } from '../testing/absences-app.ts';
import { listEntriesOf, sumEntries } from './balances.repository.ts';

const short = [240, 240, 240, 240, 240, 0, 0];

describeAbsences('absences when the calendar of work changes', (app) => {
  const mario = () => ({
    caller: null,
    employee: {
      id: employeeOf('mario'),
      companyId: 'acme',
      userId: 'mario',
      name: 'Test mario',
      usesBadge: false,
    },
    mayManage: true,
  });
  const take = (from: string, to: string, status: 'toApprove' | 'approved' = 'approved') =>
    app().db.transaction(async (tx) => {
      const { requests } = app().absences;
      const draft = { kind: 'leave', cause: 'holiday', from, to, start: null, end: null, note: '' } as const;
      const { id } = await requests.add(tx, mario(), draft);
      await requests.setStatus(tx, mario(), id, { to: status });
      return id;
    });
  const plan = (validFrom: string, week: number[], changes: object = {}) =>
    callOn(
      app().app,
      savePlan,
      { companyId: 'acme', validFrom, week, siteId: null, userId: 'mario', ...changes },
      { cookie: app().cookies.hr },
    );
  const balance = () => sumEntries(app().db, { employeeId: employeeOf('mario'), counter: 'holiday' });
  const corrections = async () =>
    (await listEntriesOf(app().db, [employeeOf('mario')]))
      .filter(({ kind }) => kind === 'correction')
      .map(({ day, minutes, note, createdBy }) => [day, minutes, note, createdBy]);
  const absenceOn = async (dayOfMonth: number) => {
    const month = { year: 2026, month: 3 };
    const { output } = await callOn(app().app, getMonth, month, { cookie: app().cookies.mario });
    return output.month.days.find((each) => each.dayOfMonth === dayOfMonth)?.absence;
  };

  it('are counted anew by a correction that says so, in the ledger, the month and the log', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const id = await take('2026-03-16', '2026-03-20');
    expect(await balance()).toBe(3600);
    await plan('2026-03-18', short);
    expect(await balance()).toBe(6000 - 2 * 480 - 3 * 240);
    expect(await corrections()).toEqual([['2026-03-16', 720, '40:00 → 28:00', 'hr']]);
    expect([await absenceOn(17), await absenceOn(18)]).toEqual([480, 240]);
    const events = await app().platform.audit.list(app().db, `absence_requests:${id}`);
    expect(events.at(-1)).toMatchObject({ action: 'absence.recounted', actor: 'hr' });
    // What is given back afterwards is what was taken in the end.
    await app().db.transaction((tx) =>
      app().absences.requests.setStatus(tx, mario(), id, { to: 'withdrawn' }),
    );
    expect(await balance()).toBe(6000);
  });

  it('that nothing changes for are left without an entry and a new version', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const id = await take('2026-03-16', '2026-03-17');
    const before = await findRequest(app().db, id);
    await plan('2026-03-18', short);
    await plan('2026-01-01', [480, 480, 480, 480, 480, 0, 0], { userId: 'giulia' });
    expect(await corrections()).toEqual([]);
    expect(await findRequest(app().db, id)).toEqual(before);
  });

  it('that wait change what they would take, and no entry is written', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const id = await take('2026-03-16', '2026-03-17', 'toApprove');
    await plan('2026-03-17', short);
    expect((await listDaysOfRequests(app().db, [id])).map(({ minutes }) => minutes)).toEqual([480, 240]);
    expect([await balance(), await corrections()]).toEqual([6000, []]);
  });

  it('keep what stands in closed months, and change in the open ones', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    await take('2026-02-26', '2026-03-03');
    const status = { year: 2026, month: 2, status: 'closed' } as const;
    await callOn(app().app, setMonthStatus, { ...status, userId: 'mario' }, { cookie: app().cookies.hr });
    await plan('2026-02-01', short);
    // Two days of February as they were, two of March at half the hours.
    expect(await balance()).toBe(6000 - 2 * 480 - 2 * 240);
    expect(await corrections()).toEqual([['2026-03-09', 480, '32:00 → 24:00', 'hr']]);
  });

  it('follow a holiday of their site', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const cookie = { cookie: app().cookies.hr };
    const site = { companyId: 'acme', name: 'Milano' };
    const { output } = await callOn(app().app, saveSite, { ...site, patronDay: null }, cookie);
    await plan('2026-01-01', [480, 480, 480, 480, 480, 0, 0], { siteId: output.id });
    await take('2026-03-19', '2026-03-20');
    await callOn(app().app, saveSite, { ...site, id: output.id, version: 1, patronDay: '03-19' }, cookie);
    expect(await balance()).toBe(6000 - 480);
    expect(await absenceOn(19)).toBe(0);
  });
});
