import {
  addLeave,
  askWithdrawal,
  deleteLeave,
  getLeaveCalendar,
  listLeave,
  listLeaveCauses,
  quoteLeave,
  sendAbsence,
} from 'shared-api/contracts/absences';
import type { Call, Given, InputOf } from 'shared-api/contracts/common';
import type { z } from 'zod';
import { callOn, postForm } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { describeAbsences, giveBalance, type AbsencesTestApp } from '../testing/absences-app.ts';
import { callerOf } from '../testing/caller-of.ts';

type Person = keyof AbsencesTestApp['cookies'];

const monday = '2026-03-16';
const friday = '2026-03-20';
const week: InputOf<typeof addLeave> = {
  cause: 'holiday',
  from: monday,
  to: '2026-03-22',
  start: null,
  end: null,
  note: 'Mare',
  send: false,
};
const page = { offset: 0, length: 10, companyId: null, search: '' };

describeAbsences('leave', (app) => {
  const ask = <I extends z.ZodType, O extends z.ZodType>(
    person: Person,
    contract: Call<I, O>,
    input: Given<I>,
  ) => callOn(app().app, contract, input, { cookie: app().cookies[person] });
  const add = (person: Person, change: Partial<typeof week> = {}) =>
    ask(person, addLeave, { ...week, ...change });
  const addedBy = async (person: Person, change: Partial<typeof week> = {}) =>
    (await add(person, change)).output.leave;
  const approve = async (id: string) => {
    const { db, absences } = app();
    await db.transaction(async (tx) => {
      const { actor } = await absences.access.requireRequest(tx, callerOf('hr'), id);
      await absences.requests.setStatus(tx, actor, id, { to: 'approved' });
    });
  };

  it('may end at midnight, or in the night after its day, and shares no time with the next', async () => {
    const day = { from: monday, to: monday };
    const late = await addedBy('mario', { ...day, start: 20 * 60, end: 22 * 60 });
    expect(late).toMatchObject({ end: 1320, minutes: 120 });
    const until = { ...day, start: 22 * 60, end: 24 * 60 };
    expect((await addedBy('giulia', until)).minutes).toBe(120);
    const form = { tipo_richiesta: '2', data_inizio: monday, data_fine: monday, ora_inizio: '22:00' };
    const night = await postForm(
      app().app,
      addLeave.path,
      { ...form, ora_fine: '26:00' },
      app().cookies.mario,
    );
    expect(night.status).toBe(200);
    const tuesday = { from: '2026-03-17', to: '2026-03-17' };
    expect((await add('mario', { ...tuesday, start: 60, end: 180 })).error?.fields).toHaveProperty('from');
    expect((await add('mario', { ...tuesday, start: 120, end: 180 })).error).toBeUndefined();
    for (const end of ['02:00', '33:00', '34:00']) {
      const refused = await postForm(
        app().app,
        addLeave.path,
        { ...form, ora_fine: end },
        app().cookies.giulia,
      );
      expect(Object.keys(refused.error.fields ?? {})).toEqual(['ora_fine']);
    }
  });

  it('is asked for with what it takes, and stays open until it is sent', async () => {
    const leave = await addedBy('mario');
    expect(leave).toMatchObject({
      employeeName: 'Test mario',
      cause: 'holiday',
      days: 5,
      minutes: 5 * 480,
      status: 'open',
      note: 'Mare',
      isOwn: true,
      mayDecide: false,
      mayRemove: true,
    });
    const sent = await ask('mario', sendAbsence, { id: leave.id, version: leave.version });
    expect(sent.output).toEqual({ status: 'toApprove', version: 2 });
    expect((await ask('mario', sendAbsence, { id: leave.id })).error?.code).toBe('conflict');
    expect((await ask('giulia', sendAbsence, { id: leave.id })).error?.code).toBe('not-found');
  });

  it('is asked for and sent in one step, or not at all', async () => {
    await giveBalance(app(), 'mario', { minutes: 4 * 480 });
    const refusal = await add('mario', { send: true });
    expect(refusal.error).toMatchObject({
      code: 'conflict',
      Error: 'Il saldo non basta: restano 32 ore e ne servono 40',
    });
    expect((await ask('mario', listLeave, page)).output.list.total).toBe(0);
    expect(await addedBy('mario', { to: '2026-03-19', send: true })).toMatchObject({ status: 'toApprove' });
  });

  it('is asked for an employee by who manages them, and by nobody else', async () => {
    expect(await addedBy('hr', { employeeId: employeeOf('mario') })).toMatchObject({
      employeeId: employeeOf('mario'),
      isOwn: false,
      mayDecide: true,
    });
    expect((await add('giulia', { employeeId: employeeOf('mario') })).error?.code).toBe('not-found');
    expect((await add('paola', { employeeId: employeeOf('mario') })).error?.code).toBe('not-found');
  });

  it.each([
    ['an end before its beginning', { to: '2026-03-01' }, 'to'],
    ['times of several days', { start: 540, end: 780 }, 'end'],
    ['one time alone', { to: monday, start: 540 }, 'end'],
    ['days off alone', { from: '2026-03-21' }, 'to'],
  ])('is refused with %s', async (_what, change, field) => {
    const { error } = await add('mario', change);
    expect(error?.code).toBe('invalid-input');
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
  });

  it('says before it is sent what it takes, what is left and who is away', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const away = await addedBy('giulia', { from: friday, to: '2026-03-24' });
    await approve(away.id);
    const { output } = await ask('mario', quoteLeave, { ...week, to: '2026-03-24' });
    expect(output).toMatchObject({
      minutes: 7 * 480,
      daysLeftOut: 2,
      balance: { counter: 'holiday', available: 6000, after: 6000 - 7 * 480, isLimit: true },
      away: [{ name: 'Test giulia', from: friday, to: '2026-03-24' }],
      awayTotal: 1,
      problem: '',
      isLocked: false,
    });
    expect(JSON.stringify(output.away)).not.toContain('holiday');
    expect((await ask('mario', listLeave, page)).output.list.total).toBe(0);
  });

  it('says before it is sent what would refuse it, in the words of the refusal', async () => {
    await giveBalance(app(), 'mario', { minutes: 480 });
    expect((await ask('mario', quoteLeave, week)).output.problem).toBe(
      'Il saldo non basta: restano 8 ore e ne servono 40',
    );
    expect((await ask('mario', quoteLeave, { ...week, to: '2026-03-01' })).output).toMatchObject({
      days: [],
      problem: 'La fine viene prima dell’inizio',
    });
    expect((await ask('giulia', quoteLeave, { ...week, employeeId: employeeOf('mario') })).error?.code).toBe(
      'not-found',
    );
  });

  it('colours the days that it takes, and names those that nobody works', async () => {
    const { id } = await addedBy('mario');
    await approve(id);
    await addedBy('mario', { from: '2026-03-23', to: '2026-03-23' });
    const { calendar } = (await ask('mario', getLeaveCalendar, {})).output;
    expect(calendar.days).toMatchObject({ [monday]: 'approved', [friday]: 'approved', '2026-03-23': 'open' });
    expect(Object.keys(calendar.days)).toHaveLength(6);
    expect(calendar.free).toContainEqual({ day: '2026-03-21', name: '' });
    expect(calendar.free.find(({ day }) => day === '2026-05-01')?.name).not.toBe('');
    expect((await ask('giulia', getLeaveCalendar, { employeeId: employeeOf('mario') })).error?.code).toBe(
      'not-found',
    );
  });

  it('has the specified causali and the former public holidays', async () => {
    const { causes } = (await ask('mario', listLeaveCauses, {})).output;
    expect(causes.map(({ description }) => description)).toEqual([
      'Ferie',
      'Permesso retribuito',
      'Permesso non retribuito',
      'Ex festività',
    ]);
    expect((await callOn(app().app, listLeaveCauses, {})).error?.code).toBe('not-signed-in');
  });

  it('is listed ten at a time, to its person and to who manages them', async () => {
    for (const day of ['02', '03', '04', '07', '08', '09', '10', '11', '14', '15', '16'])
      await addedBy('mario', { from: `2026-09-${day}`, to: `2026-09-${day}` });
    const first = (await ask('mario', listLeave, page)).output.list;
    expect([first.total, first.rows.length, first.rows[0]?.from]).toEqual([11, 10, '2026-09-16']);
    const last = (await ask('hr', listLeave, { ...page, offset: 10 })).output.list;
    expect(last.rows.map(({ from, mayDecide }) => [from, mayDecide])).toEqual([['2026-09-02', true]]);
    expect((await ask('mario', listLeave, { ...page, companyId: 'beta' })).error?.code).toBe('not-found');
    const { status, error } = await postForm(
      app().app,
      '/api/getHoliday',
      { offset: '-1' },
      app().cookies.mario,
    );
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['offset']]);
  });

  it('is deleted while it was not approved, and asked back after', async () => {
    const { id } = await addedBy('mario');
    expect((await ask('giulia', deleteLeave, { id })).error?.code).toBe('not-found');
    expect((await ask('mario', deleteLeave, { id })).status).toBe(200);
    const next = await addedBy('mario');
    await approve(next.id);
    expect((await ask('mario', deleteLeave, { id: next.id })).error?.code).toBe('conflict');
    const version = (await ask('mario', listLeave, page)).output.list.rows[0]?.version ?? 0;
    const wanted = { id: next.id, reason: 'Cambio di programma', version };
    expect((await ask('giulia', askWithdrawal, wanted)).error?.code).toBe('not-found');
    expect((await ask('mario', askWithdrawal, { ...wanted, version: 1 })).error?.code).toBe('conflict');
    const { output } = await ask('mario', askWithdrawal, wanted);
    expect(output).toEqual({ status: 'approved', version: version + 1 });
    expect((await ask('mario', listLeave, page)).output.list.rows[0]).toMatchObject({
      withdrawalReason: 'Cambio di programma',
      mayRemove: false,
    });
    const again = await ask('mario', askWithdrawal, { ...wanted, version: output.version });
    expect(again.error?.code).toBe('conflict');
  });

  it('lets one of two pass that together overdraw a balance, sent at once', async () => {
    await giveBalance(app(), 'mario', { minutes: 5 * 480 });
    const leaves = [await addedBy('mario'), await addedBy('mario', { from: '2026-03-23', to: '2026-03-25' })];
    const answers = await Promise.all(leaves.map(({ id }) => ask('mario', sendAbsence, { id })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { rows } = (await ask('mario', listLeave, page)).output.list;
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['open', 'toApprove']);
  });

  it('lets one of two pass that are for the same time, asked for at once', async () => {
    const answers = await Promise.all([add('mario', { send: true }), add('mario', { send: true })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });
});
