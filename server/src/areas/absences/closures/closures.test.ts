import { addClosure, deleteClosure, getAbsenceSettings } from 'shared-api/contracts/absences';
import { setMonthStatus } from 'shared-api/contracts/timesheet';
import { sql } from 'drizzle-orm';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { sumEntries } from '../balances/balances.repository.ts';
import { listDaysOfRequests, listOfClosures } from '../requests/requests.repository.ts';
import { describeAbsences, giveBalance, type AbsencesTestApp } from '../testing/absences-app.ts';

type Person = keyof AbsencesTestApp['cookies'];

const companyId = 'acme';

describeAbsences('closures of a company', (app) => {
  const cookieOf = (person: Person) => ({ cookie: app().cookies[person] });
  const close = (from: string, to: string, person: Person = 'hr') =>
    callOn(app().app, addClosure, { companyId, name: 'Ferragosto', from, to }, cookieOf(person));
  const open = (id: string, person: Person = 'hr') =>
    callOn(app().app, deleteClosure, { companyId, id }, cookieOf(person));
  const balance = (person: Person = 'mario') =>
    sumEntries(app().db, { employeeId: employeeOf(person), counter: 'holiday' });
  const daysOf = async (id: string, employeeId = employeeOf('mario')) => {
    const made = (await listOfClosures(app().db, [id])).filter(
      (request) => request.employeeId === employeeId,
    );
    return (
      await listDaysOfRequests(
        app().db,
        made.map((request) => request.id),
      )
    ).map(({ day }) => day);
  };
  const ownLeave = (from: string, to: string) =>
    app().db.transaction(async (tx) => {
      const employee = { id: employeeOf('mario'), companyId, userId: 'mario', name: '', usesBadge: false };
      const time = { from, to, start: null, end: null, note: '' };
      await app().absences.requests.add(
        tx,
        { caller: null, employee, mayManage: false },
        { kind: 'leave', cause: 'unpaidLeave', ...time },
      );
    });

  it('give everybody approved leave, also beyond their balance, and give it back when they are removed', async () => {
    await giveBalance(app(), 'mario', { minutes: 480 });
    const span = { companyId, name: 'Ferragosto', from: '2026-08-10', to: '2026-08-16' };
    const looked = await callOn(app().app, addClosure, { ...span, isDryRun: true }, cookieOf('hr'));
    expect(await balance()).toBe(480);
    const { id, results } = (await close('2026-08-10', '2026-08-16')).output;
    expect(looked.output.results).toEqual(results);
    expect(
      results
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ name, outcome }) => [name, outcome]),
    ).toEqual(
      // Who administers everything is closed too, and is in no list of the company's administrator.
      ['Senza Conto', 'Test giulia', 'Test hr', 'Test mario'].map((name) => [name, 'done']),
    );
    expect(await daysOf(id)).toEqual(['2026-08-10', '2026-08-11', '2026-08-12', '2026-08-13', '2026-08-14']);
    expect(await balance()).toBe(480 - 5 * 480);
    const settings = () => callOn(app().app, getAbsenceSettings, { companyId }, cookieOf('hr'));
    expect((await settings()).output.closures).toMatchObject([{ name: 'Ferragosto', people: 5 }]);
    expect((await open(id)).output.isRemoved).toBe(true);
    expect(await balance()).toBe(480);
    expect((await settings()).output.closures).toEqual([]);
  });

  it('leave the days on which somebody has another absence', async () => {
    await ownLeave('2026-08-11', '2026-08-12');
    const { id } = (await close('2026-08-10', '2026-08-13')).output;
    expect(await daysOf(id)).toEqual(['2026-08-10', '2026-08-13']);
    await ownLeave('2026-09-07', '2026-09-08');
    const { results } = (await close('2026-09-07', '2026-09-08')).output;
    expect(results.find(({ name }) => name === 'Test mario')?.outcome).toBe('kept');
  });

  it('are for who joins later too, on the days that are left, and never twice', async () => {
    const { id } = (await close('2026-03-05', '2026-03-12')).output;
    await app().db.execute(
      sql`insert into directory_employees (id, company_id, name) values ('employee-new', ${companyId}, 'Nuova Arrivata')`,
    );
    expect(await app().absences.closures.applyDue()).toBe(1);
    expect(await daysOf(id, 'employee-new')).toEqual([
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
    ]);
    expect(await app().absences.closures.applyDue()).toBe(0);
  });

  it('say of whom a closed month keeps the leave, and stay until it is open', async () => {
    const { id } = (await close('2026-03-16', '2026-03-17')).output;
    const march = (status: 'open' | 'closed') =>
      callOn(app().app, setMonthStatus, { year: 2026, month: 3, status, userId: 'mario' }, cookieOf('hr'));
    await march('closed');
    const { isRemoved, results } = (await open(id)).output;
    expect(isRemoved).toBe(false);
    expect(results.filter(({ outcome }) => outcome === 'refused')).toMatchObject([{ name: 'Test mario' }]);
    expect(results.find(({ outcome }) => outcome === 'refused')?.reason).not.toBe('');
    await march('open');
    expect((await open(id)).output.isRemoved).toBe(true);
  });

  it('have an end, a length and a name, and belong to who manages the company', async () => {
    expect((await close('2026-08-16', '2026-08-10')).error?.fields).toHaveProperty('to');
    expect((await close('2026-01-01', '2026-12-31')).error?.fields).toEqual({
      to: 'Una chiusura dura al massimo 92 giorni',
    });
    expect((await close('2026-08-10', '2026-08-11', 'mario')).error?.code).toBe('forbidden');
    expect((await close('2026-08-10', '2026-08-11', 'paola')).error?.code).toBe('not-found');
    const { id } = (await close('2026-08-10', '2026-08-11')).output;
    expect((await open(id, 'paola')).error?.code).toBe('not-found');
    expect((await open(id, 'mario')).error?.code).toBe('forbidden');
    expect((await open('nothing')).error?.code).toBe('not-found');
  });
});
