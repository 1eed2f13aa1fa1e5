import {
  askWithdrawal,
  getAbsence,
  getAbsenceOverview,
  getBalances,
  listCompanyBalances,
  listLeave,
  quoteLeave,
  saveAccrualPolicy,
} from 'shared-api/contracts/absences';
import { savePlan } from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { describeAbsences, giveBalance, type AbsencesTestApp } from '../testing/absences-app.ts';
import { sendLeave, setStatus } from '../testing/decision-steps.ts';

type Person = 'mario' | 'giulia';

describeAbsences('what is available today', (app) => {
  const cookieOf = (person: keyof AbsencesTestApp['cookies']) => ({ cookie: app().cookies[person] });
  const quote = async (person: Person, from: string, to = from) => {
    const input = { from, to, start: null, end: null, cause: 'holiday' } as const;
    return (await callOn(app().app, quoteLeave, input, cookieOf(person))).output;
  };
  const earn = (holiday: number) => {
    const yearly = { holiday, paidLeave: 0, formerHolidays: 0 };
    const policy = { companyId: 'acme', validFrom: '2026-01-01', yearly };
    return callOn(app().app, saveAccrualPolicy, policy, cookieOf('hr'));
  };
  const ask = (id: string) => callOn(app().app, getAbsence, { id }, cookieOf('hr'));

  it('is one figure: on Home, in the balances, before a request and in the table of the company', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const past = await sendLeave(app(), 'mario', { from: '2026-03-05', to: '2026-03-05' });
    // The second of June is a holiday.
    await setStatus(app(), 'mario', { id: past.id, to: 'approved' });
    const planned = await sendLeave(app(), 'mario', { from: '2026-06-01', to: '2026-06-05' });
    await setStatus(app(), 'mario', { id: planned.id, to: 'approved' });
    const gone = await sendLeave(app(), 'mario', { from: '2026-07-06', to: '2026-07-10' });
    await setStatus(app(), 'mario', { id: gone.id, to: 'approved' });
    await setStatus(app(), 'mario', { id: gone.id, to: 'withdrawn' });
    await sendLeave(app(), 'mario', { from: '2026-04-01', to: '2026-04-01' });
    const own = cookieOf('mario');
    const home = (await callOn(app().app, getAbsenceOverview, {}, own)).output;
    const balances = (await callOn(app().app, getBalances, {}, own)).output;
    const list = { companyId: 'acme', search: 'mario', offset: 0, length: 30 };
    const company = (await callOn(app().app, listCompanyBalances, list, cookieOf('hr'))).output;
    const available = 6000 - 6 * 480;
    expect(home).toMatchObject({ balances: [{ counter: 'holiday', available }], dayMinutes: 480 });
    expect(balances).toMatchObject({ balances: [{ counter: 'holiday', available }], dayMinutes: 480 });
    expect(company.rows).toMatchObject([{ holiday: available, paidLeave: null, dayMinutes: 480 }]);
    const { balance } = await quote('mario', '2026-12-21');
    expect(balance).toMatchObject({ available, earnedUntil: 0, after: available - 480, dayMinutes: 480 });
  });

  it('is what there was without a request for who decides about it, and with it where it is to be taken back', async () => {
    await giveBalance(app(), 'mario', { minutes: 960 });
    const { id } = await sendLeave(app(), 'mario', { from: '2026-04-01', to: '2026-04-01' });
    expect((await ask(id)).output.balance).toMatchObject({ available: 960, after: 480 });
    await setStatus(app(), 'mario', { id, to: 'approved' });
    expect((await ask(id)).output.balance).toMatchObject({ available: 960, after: 480 });
    const { version } = (await ask(id)).output.absence;
    await callOn(app().app, askWithdrawal, { id, reason: 'Non parto', version }, cookieOf('mario'));
    expect((await ask(id)).output.balance).toMatchObject({ available: 480, after: 960 });
  });

  it('is nothing and what is earned for who is new where the company gives it', async () => {
    expect((await quote('giulia', '2026-03-20')).balance).toBeNull();
    await earn(12_000);
    const now = await quote('giulia', '2026-03-20');
    expect(now).toMatchObject({ balance: { available: 0, earnedUntil: 0, after: -480 } });
    expect(now.problem).not.toBe('');
    const later = await quote('giulia', '2026-05-20');
    expect(later).toMatchObject({ balance: { available: 0, earnedUntil: 2000, after: 1520 }, problem: '' });
    const home = (await callOn(app().app, getAbsenceOverview, {}, cookieOf('giulia'))).output;
    expect(home.balances).toEqual([{ counter: 'holiday', available: 0 }]);
  });

  it('is told by the days of the person’s own plan, and open requests are counted anew with it', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const draft = { kind: 'leave', cause: 'holiday', start: null, end: null, note: '' } as const;
    const actor = {
      caller: null,
      employee: {
        id: employeeOf('mario'),
        companyId: 'acme',
        userId: 'mario',
        name: 'Test mario',
        usesBadge: false,
      },
      mayManage: true,
    };
    await app().db.transaction((tx) =>
      app().absences.requests.add(tx, actor, { ...draft, from: '2026-04-01', to: '2026-04-01' }),
    );
    const plan = {
      companyId: 'acme',
      userId: 'mario',
      validFrom: '2026-03-01',
      week: [360, 360, 360, 360, 360, 0, 0],
      siteId: null,
    };
    await callOn(app().app, savePlan, plan, cookieOf('hr'));
    expect((await callOn(app().app, getBalances, {}, cookieOf('mario'))).output.dayMinutes).toBe(360);
    const page = { offset: 0, length: 10, companyId: null, search: '' };
    const { list } = (await callOn(app().app, listLeave, page, cookieOf('mario'))).output;
    expect(list.rows).toMatchObject([{ status: 'open', minutes: 360 }]);
  });
});
