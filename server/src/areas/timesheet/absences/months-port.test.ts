import { randomUUID } from 'node:crypto';
import {
  getMonth,
  getPunchState,
  listMonths,
  previewPayroll,
  setMonthsStatus,
  updateDay,
  type DayHours,
} from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { insertPunches } from '../badge/punches.repository.ts';
import { deliver, enterDays, enterPayrollCodes, march, setMarch } from '../testing/exports.builders.ts';
import { fillMonth } from '../testing/month-steps.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';
import { createMonthsPort } from './months-port.ts';

type Person = keyof TimesheetTestApp['cookies'];

const day = '2026-03-11';
const leave = { requestId: 'leave', causeId: 'FE' };
const permit = { requestId: 'permit', causeId: 'PE' };

describeTimesheet('approved absences in the months', (app) => {
  const take = (
    request: typeof leave,
    minutes: number,
    { person = 'mario', on = day }: { person?: Person; on?: string } = {},
  ) => {
    const employee = {
      id: employeeOf(person),
      companyId: 'acme',
      userId: person,
      name: `Test ${person}`,
      usesBadge: person === 'giulia',
    };
    const days = minutes > 0 ? [{ day: on, minutes }] : [];
    return app().db.transaction((tx) =>
      createMonthsPort(app().platform).setAbsence(tx, { caller: null, employee, ...request, days }),
    );
  };
  const read = async (person: Person = 'mario', on = day) => {
    const { output } = await callOn(app().app, getMonth, march, { cookie: app().cookies[person] });
    const found = output.month.days.find((each) => each.day === on);
    if (!found) throw new Error('The month lacks the day');
    return found;
  };
  const hours = async (person?: Person, on?: string) => {
    const { ordinary, overtime, absence, causeId } = await read(person, on);
    return [ordinary, overtime, absence, causeId];
  };
  const change = async (entered: DayHours) => {
    const { version } = await read();
    const input = { ...march, dayOfMonth: 11, ...entered, version };
    return callOn(app().app, updateDay, input, { cookie: app().cookies.mario });
  };

  it('take the day, and leave it as it was when they are taken back', async () => {
    await enterDays(app(), employeeOf('mario'), { 11: { ordinary: 480, overtime: 60 } });
    await take(leave, 480);
    expect(await hours()).toEqual([0, 60, 480, 'FE']);
    expect((await read()).absences).toEqual([{ requestId: 'leave', causeId: 'FE', minutes: 480 }]);
    await take(leave, 0);
    expect(await hours()).toEqual([480, 60, 0, null]);
    expect((await read()).absences).toEqual([]);
  });

  it('share a day for different reasons, and one goes without the other', async () => {
    await take(permit, 120);
    expect(await hours()).toEqual([0, 0, 120, 'PE']);
    await take(leave, 240);
    expect(await hours()).toEqual([0, 0, 360, 'FE']);
    await take(permit, 60);
    expect(await hours()).toEqual([0, 0, 300, 'FE']);
    await take(permit, 0);
    expect(await hours()).toEqual([0, 0, 240, 'FE']);
    await take(leave, 0);
    expect(await hours()).toEqual([0, 0, 0, null]);
  });

  it('keep what was entered by hand since', async () => {
    await enterDays(app(), employeeOf('mario'), { 11: { ordinary: 480 } });
    await take(permit, 120);
    await change({ ordinary: 300, overtime: 30, absence: 180, causeId: 'MA' });
    await take(permit, 0);
    expect(await hours()).toEqual([300, 30, 180, 'MA']);
  });

  it('are the absence that somebody had entered before', async () => {
    await enterDays(app(), employeeOf('mario'), { 11: { ordinary: 240, absence: 240, causeId: 'PE' } });
    await take(leave, 240);
    expect(await hours()).toEqual([240, 0, 240, 'FE']);
  });

  it('are changed by no hand, and say so on the field', async () => {
    await take(permit, 120);
    const text = 'Di questo giorno 2 ore sono un’assenza approvata: si cambiano solo con la sua richiesta';
    const worked = await change({ ordinary: 480, overtime: 0, absence: 0, causeId: null });
    expect(worked.error).toMatchObject({ code: 'invalid-input', fields: { ordinary: text } });
    const other = await change({ ordinary: 360, overtime: 0, absence: 120, causeId: 'FE' });
    expect(other.error).toMatchObject({ code: 'invalid-input', fields: { causeId: text } });
    expect(await hours()).toEqual([0, 0, 120, 'PE']);
  });

  it('leave punches alone, ask for none, and give the day back to them', async () => {
    await take(leave, 480, { person: 'giulia', on: '2026-03-09' });
    const state = await callOn(app().app, getPunchState, {}, { cookie: app().cookies.giulia });
    expect(state.output.state).toMatchObject({ isAbsent: true });
    await take(leave, 240, { person: 'giulia', on: '2026-03-09' });
    expect(await hours('giulia', '2026-03-09')).toEqual([0, 0, 240, 'FE']);
    const punch = { companyId: 'acme', employeeId: employeeOf('giulia'), day: '2026-03-09' } as const;
    const at = (time: string) => new Date(`2026-03-09T${time}:00Z`);
    const by = { source: 'pressed', createdBy: 'giulia' } as const;
    await insertPunches(app().db, [
      { ...punch, ...by, id: randomUUID(), kind: 'in', at: at('07:00'), receivedAt: at('07:00') },
      { ...punch, ...by, id: randomUUID(), kind: 'out', at: at('12:00'), receivedAt: at('12:00') },
    ]);
    // Five hours were worked beside four that are approved: the fifth is not counted.
    await take(leave, 240, { person: 'giulia', on: '2026-03-09' });
    expect(await hours('giulia', '2026-03-09')).toEqual([240, 0, 240, 'FE']);
    await take(leave, 0, { person: 'giulia', on: '2026-03-09' });
    expect(await hours('giulia', '2026-03-09')).toEqual([300, 0, 180, null]);
  });

  it('are refused by a closed month', async () => {
    await setMarch(app(), 'mario', 'closed');
    await expect(take(leave, 480)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are asked for and approved in no closed month', async () => {
    const employee = {
      id: employeeOf('mario'),
      companyId: 'acme',
      userId: 'mario',
      name: 'Mario',
      usesBadge: false,
    };
    const actor = { caller: null, employee, mayManage: true };
    const draft = { kind: 'leave', cause: 'unpaidLeave', note: '', start: null, end: null } as const;
    const { requests } = app().areas.absences;
    const { id } = await app().db.transaction((tx) =>
      requests.add(tx, actor, { ...draft, from: day, to: day }),
    );
    await setMarch(app(), 'mario', 'closed');
    const approve = () => app().db.transaction((tx) => requests.setStatus(tx, actor, id, { to: 'approved' }));
    await expect(approve()).rejects.toMatchObject({ code: 'conflict' });
    const other = { ...draft, from: '2026-03-12', to: '2026-03-12' };
    const add = () => app().db.transaction((tx) => requests.add(tx, actor, other));
    await expect(add()).rejects.toMatchObject({ code: 'conflict' });
    expect(await hours()).toEqual([0, 0, 0, null]);
    await setMarch(app(), 'mario', 'open');
    await approve();
    expect(await hours()).toEqual([0, 0, 480, 'PN']);
    await setMarch(app(), 'mario', 'closed');
    const withdraw = app().db.transaction((tx) => requests.setStatus(tx, actor, id, { to: 'withdrawn' }));
    await expect(withdraw).rejects.toMatchObject({ code: 'conflict' });
  });

  it('go to the payroll by their reasons', async () => {
    await enterPayrollCodes(app(), {
      causes: [
        { id: 'FE', code: 'FE' },
        { id: 'PE', code: 'RO' },
      ],
    });
    await enterDays(app(), employeeOf('mario'), { 11: { ordinary: 480 } });
    await take(permit, 120);
    await take(leave, 240);
    await setMarch(app(), 'mario', 'closed');
    const { output } = await callOn(
      app().app,
      previewPayroll,
      { companyId: 'acme', ...march },
      { cookie: app().cookies.hr },
    );
    // What is left of the day, and two reasons of absence.
    expect(output).toMatchObject({ people: 1, lines: 3 });
    expect(await deliver(app())).toMatchObject({ status: 200 });
  });

  it('are a gap of the month while they wait for a decision', async () => {
    await fillMonth(app(), 'mario', { of: { year: 2026, month: 2 } });
    const { areas, db } = app();
    const employee = {
      id: employeeOf('mario'),
      companyId: 'acme',
      userId: 'mario',
      name: 'Mario',
      usesBadge: false,
    };
    const actor = { caller: null, employee, mayManage: true };
    const time = { from: '2026-02-12', to: '2026-02-13', start: null, end: null };
    await db.transaction(async (tx) => {
      const { id } = await areas.absences.requests.add(tx, actor, {
        kind: 'leave',
        cause: 'unpaidLeave',
        note: '',
        ...time,
      });
      await areas.absences.requests.setStatus(tx, actor, id, { to: 'toApprove' });
    });
    const february = { year: 2026, month: 2 };
    const cookie = { cookie: app().cookies.hr };
    const { output } = await callOn(
      app().app,
      listMonths,
      { ...february, search: 'mario', length: 30 },
      cookie,
    );
    expect(output.rows).toMatchObject([{ missing: [], pending: ['2026-02-12', '2026-02-13'] }]);
    const months = [{ employeeId: employee.id, version: output.rows[0]?.version ?? 0 }];
    const closing = { ...february, status: 'closed' as const, months, evenWithProblems: false };
    const closed = await callOn(app().app, setMonthsStatus, closing, cookie);
    expect(closed.output.results).toMatchObject([{ outcome: 'refused', refusal: 'gaps', gaps: 2 }]);
  });
});
