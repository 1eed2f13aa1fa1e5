import { getMonth, savePlan, setMonthStatus } from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { sumEntries } from '../balances/balances.repository.ts';
import { absenceEntries } from '../balances/balances.schema.ts';
import { describeAbsences, giveBalance, type AbsencesTestApp } from '../testing/absences-app.ts';
import type { RequestActor, RequestDraft } from './request-changes.ts';

const week: RequestDraft = {
  kind: 'leave',
  cause: 'holiday',
  from: '2026-03-16',
  to: '2026-03-22',
  start: null,
  end: null,
  note: '',
};
const morning: RequestDraft = { ...week, to: week.from, start: 540, end: 780 };
const afternoon: RequestDraft = { ...morning, start: 840, end: 1080 };

const mario = {
  id: employeeOf('mario'),
  companyId: 'acme',
  userId: 'mario',
  name: 'Test mario',
  usesBadge: false,
};
const actor: RequestActor = { caller: null, employee: mario, mayManage: false };

describeAbsences('changes of requests', (app) => {
  const add = (draft: RequestDraft) =>
    app().db.transaction((tx) => app().absences.requests.add(tx, actor, draft));
  const set = (id: string, to: 'toApprove' | 'approved' | 'refused' | 'withdrawn') =>
    app().db.transaction((tx) =>
      app().absences.requests.setStatus(tx, { ...actor, mayManage: to !== 'toApprove' }, id, { to }),
    );
  const balance = () => sumEntries(app().db, { employeeId: mario.id, counter: 'holiday' });

  it('take working days alone from the balance and write them into the month, and give them back', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const { id } = await add(week);
    await set(id, 'toApprove');
    expect(await balance()).toBe(6000);
    await set(id, 'approved');
    expect(await balance()).toBe(6000 - 5 * 480);
    expect(await absencesOf(app())).toEqual([16, 17, 18, 19, 20].map((day) => [day, 480, 'FE']));
    await set(id, 'withdrawn');
    expect(await balance()).toBe(6000);
    const entries = await app().db.select().from(absenceEntries);
    expect(entries.find(({ kind }) => kind === 'returned')?.day).toBe(week.from);
  });

  it('take what the calendar has when they are approved, also where it changed while they waited', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const { id } = await add(week);
    await set(id, 'toApprove');
    const halves = {
      companyId: 'acme',
      validFrom: '2026-03-01',
      week: [240, 240, 240, 240, 240, 0, 0],
      siteId: null,
    };
    await callOn(app().app, savePlan, halves, { cookie: app().cookies.hr });
    await set(id, 'approved');
    expect(await balance()).toBe(6000 - 5 * 240);
  });

  it('refuse what waits in a month that was closed meanwhile, and approve nothing there', async () => {
    const { id } = await add(week);
    await set(id, 'toApprove');
    const march = { year: 2026, month: 3, status: 'closed' as const, userId: 'mario' };
    await callOn(app().app, setMonthStatus, march, { cookie: app().cookies.hr });
    await expect(set(id, 'approved')).rejects.toMatchObject({ code: 'conflict' });
    expect(await set(id, 'refused')).toMatchObject({ status: 'refused' });
  });

  it('refuse time that was asked for already, and let two halves of a day stand', async () => {
    await add(morning);
    await add(afternoon);
    await expect(add(week)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(add({ ...morning, start: 720, end: 1000 })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('refuse what the balance does not hold, with what waits held back', async () => {
    await giveBalance(app(), 'mario', { minutes: 5 * 480 });
    const [first, second] = [await add(week), await add({ ...week, from: '2026-03-23', to: '2026-03-23' })];
    await set(first.id, 'toApprove');
    await expect(set(second.id, 'toApprove')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are limited by no balance that nobody keeps, however much was taken', async () => {
    const first = await add(week);
    await set(first.id, 'approved');
    expect(await balance()).toBeUndefined();
    const second = await add({ ...week, from: '2026-03-23', to: '2026-03-27' });
    expect(await set(second.id, 'toApprove')).toMatchObject({ status: 'toApprove' });
  });
});

async function absencesOf({ app, cookies }: AbsencesTestApp) {
  const { output } = await callOn(app, getMonth, { year: 2026, month: 3 }, { cookie: cookies.mario });
  return output.month.days
    .filter(({ absence }) => absence > 0)
    .map(({ dayOfMonth, absence, causeId }) => [dayOfMonth, absence, causeId]);
}
