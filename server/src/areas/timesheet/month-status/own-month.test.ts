import {
  getMonth,
  getMonthsWaiting,
  listMonths,
  sendMonth,
  setMonthStatus,
} from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { setStatusOf } from '../testing/month-steps.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';
import { monthSubject } from '../timesheet-audit.ts';

type Person = keyof TimesheetTestApp['cookies'];

const february = { year: 2026, month: 2 };

// Acme has hr and the super user root, who manages hr. Paola administers Beta alone.
describeTimesheet('the month of an administrator', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const close = (person: Person, of = person) =>
    callOn(
      app().app,
      setMonthStatus,
      { ...february, status: 'closed', employeeId: employeeOf(of) },
      as(person),
    );
  const send = (person: Person) =>
    callOn(app().app, sendMonth, { ...february, status: 'forApproval' }, as(person));
  const eventOf = async (person: Person) => {
    const subject = monthSubject({ employeeId: employeeOf(person), month: '2026-02' });
    const event = (await app().platform.audit.list(app().db, subject)).at(-1);
    return [event?.action, event?.data['own'] ?? false];
  };

  it('is sent by them, and approved by another one', async () => {
    const { status, error } = await close('hr');
    expect([status, error?.Error]).toEqual([
      403,
      'Il tuo mese lo approva un altro amministratore: puoi inviarlo',
    ]);
    expect((await callOn(app().app, getMonth, february, as('hr'))).output.month.info.mayDecide).toBe(false);
    expect((await send('hr')).status).toBe(200);
    const { info } = (await callOn(app().app, getMonth, february, as('hr'))).output.month;
    expect([info.status, info.isEditable]).toEqual(['forApproval', false]);
    const waiting = async (person: Person) =>
      (await callOn(app().app, getMonthsWaiting, {}, as(person))).output.total;
    expect([await waiting('hr'), await waiting('root')]).toEqual([0, 1]);
    expect((await close('root', 'hr')).status).toBe(200);
    expect(await eventOf('hr')).toEqual(['month.closed', false]);
    expect((await callOn(app().app, setMonthStatus, { ...february, status: 'open' }, as('hr'))).status).toBe(
      403,
    );
  });

  it('stays as it is when many are closed, which is said', async () => {
    const months = (['hr', 'mario'] as const).map((name) => ({ employeeId: employeeOf(name), version: 0 }));
    const input = { ...february, status: 'closed', months, evenWithProblems: true } as const;
    const { results } = (await setStatusOf(app(), 'hr', input)).output;
    expect(results.map(({ outcome, refusal, isOwn }) => [outcome, refusal, isOwn])).toEqual([
      ['refused', 'not-found', true],
      ['done', null, false],
    ]);
    const listed = await callOn(app().app, listMonths, { ...february, search: '', length: 30 }, as('hr'));
    const mayDecide = new Map(listed.output.rows.map((row) => [row.userId, row.mayDecide]));
    expect([mayDecide.get('hr'), mayDecide.get('mario')]).toEqual([false, true]);
  });

  it('is closed by themselves where there is no other, and the log says so', async () => {
    expect((await close('paola')).status).toBe(200);
    expect(await eventOf('paola')).toEqual(['month.closed', true]);
  });
});
