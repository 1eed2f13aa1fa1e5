import fc from 'fast-check';
import { actFor } from 'shared-api/contracts/directory';
import type { InputOf } from 'shared-api/contracts/common';
import {
  dayConflict,
  getMonth,
  sendMonth,
  setMonthStatus,
  updateDay,
  type DayHours,
} from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';
import { monthSubject } from '../timesheet-audit.ts';
import { insertPlan, insertSite, saveSettings } from '../work-calendar/work-calendar.repository.ts';

type Person = keyof TimesheetTestApp['cookies'];
type Change = Partial<InputOf<typeof updateDay>>;

const march = { year: 2026, month: 3 };
const full = { ordinary: 480, overtime: 0, absence: 0, causeId: null };

describeTimesheet('a month', (app) => {
  const read = (person: Person, month = march) =>
    callOn(app().app, getMonth, month, { cookie: app().cookies[person] });
  const readDays = async (person: Person) => (await read(person)).output.month.days;
  const save = (person: Person, change: Change) =>
    callOn(
      app().app,
      updateDay,
      { ...march, dayOfMonth: 2, ...full, version: 0, ...change },
      { cookie: app().cookies[person] },
    );

  it('is a calendar with its plan, holidays and causes, and nothing entered', async () => {
    const { month } = (await read('mario', { year: 2026, month: 4 })).output;
    expect(month.info).toMatchObject({
      fullName: 'Test mario',
      status: 'open',
      isEditable: true,
      isOwn: true,
    });
    expect(month.days).toHaveLength(30);
    expect(month.days[5]).toMatchObject({
      day: '2026-04-06',
      weekdayName: 'lunedì',
      isWorking: false,
      isHoliday: true,
      holidayName: 'Lunedì dell’Angelo',
      weekdayPlan: 480,
      version: 0,
    });
    expect(month.plans).toEqual([
      { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
    ]);
    expect(month.causes[0]).toEqual({ id: 'FE', description: 'Ferie' });
    expect([month.managesAll, month.managesCompany, month.companies]).toEqual([false, false, []]);
  });

  it('is filled in up to two years ahead, by nobody beyond', async () => {
    const june = { year: 2150, month: 6 };
    for (const person of ['mario', 'hr'] as const)
      expect((await save(person, june)).error).toMatchObject({
        code: 'invalid-input',
        Error: 'Questo mese è fuori da quelli che si possono compilare: da 01-2016 a 03-2028',
      });
    expect((await save('mario', { year: 2028, month: 4, dayOfMonth: 3 })).error?.code).toBe('invalid-input');
    expect((await save('mario', { year: 2028, month: 3 })).output.day.version).toBe(1);
    expect((await save('mario', { year: 2015, month: 12, dayOfMonth: 1 })).error?.code).toBe('invalid-input');
  });

  it('is read by who manages it, by its employee, and by nobody else', async () => {
    const readOf = (person: Person, employeeId: string) =>
      callOn(app().app, getMonth, { ...march, employeeId }, { cookie: app().cookies[person] });
    const { info } = (await readOf('hr', 'employee-carlo')).output.month;
    expect(info).toMatchObject({ fullName: 'Senza Conto', isOwn: false, isEditable: true });
    expect((await readOf('mario', 'employee-carlo')).error?.code).toBe('not-found');
    expect((await readOf('paola', employeeOf('mario'))).error?.code).toBe('not-found');
  });

  it('keeps the hours of a day, and says again what was said before', async () => {
    const first = (await save('mario', { ordinary: 432, absence: 48, causeId: 'PE' })).output.day;
    expect(first).toMatchObject({ ordinary: 432, absence: 48, causeId: 'PE', version: 1 });
    const again = (await save('mario', { ordinary: 432, absence: 48, causeId: 'PE' })).output.day;
    expect(again.version).toBe(1);
    expect((await readDays('mario'))[1]).toEqual(first);
    expect((await readDays('giulia'))[1]?.ordinary).toBe(0);
  });

  it('shows the second of two what the first saved', async () => {
    await save('mario', { ordinary: 240, absence: 240 });
    const { error } = await save('mario', { ordinary: 480, absence: 0 });
    expect(error?.code).toBe('conflict');
    expect(dayConflict.parse(error?.details)).toEqual({
      changedBy: 'mario Test',
      changedAt: '2026-03-09T09:00:00.000Z',
      current: { ordinary: 240, overtime: 0, absence: 240, causeId: null, version: 1 },
    });
    expect((await save('mario', { version: 1 })).output.day.version).toBe(2);
  });

  it('has one winner when two save the same day at once, and nothing is written behind a closed door', async () => {
    const mine = { employeeId: employeeOf('mario') };
    const both = await Promise.all([
      save('mario', { ordinary: 240, absence: 240 }),
      save('hr', { ...mine, ordinary: 300, absence: 180 }),
    ]);
    expect(both.map(({ error }) => error?.code ?? 'saved').toSorted()).toEqual(['conflict', 'saved']);
    const close = { ...march, status: 'closed', userId: 'mario' } as const;
    const [, late] = await Promise.all([
      callOn(app().app, setMonthStatus, close, { cookie: app().cookies.hr }),
      save('mario', { dayOfMonth: 3 }),
    ]);
    const chain = monthSubject({ employeeId: employeeOf('mario'), month: '2026-03' });
    const actions = (await app().platform.audit.list(app().db, chain)).map(({ action }) => action);
    expect(actions).toEqual(
      late.error ? ['day.changed', 'month.closed'] : ['day.changed', 'day.changed', 'month.closed'],
    );
  });

  it.each([
    ['above the plan', { ordinary: 510 }, 'ordinary', 'Al massimo 8 ore in questo giorno'],
    [
      'overtime on a Sunday',
      { dayOfMonth: 1, ordinary: 0, overtime: 60 },
      'overtime',
      'Al massimo 0 ore in questo giorno',
    ],
    ['a cause without absence', { causeId: 'FE' }, 'causeId', 'Senza assenza non c’è causale'],
    [
      'an unknown cause',
      { ordinary: 0, absence: 480, causeId: 'XX' },
      'causeId',
      'Questa causale non esiste',
    ],
    [
      'a day that is not in the month',
      { month: 2, dayOfMonth: 30 },
      'dayOfMonth',
      'Questo giorno non è nel mese',
    ],
  ])('refuses %s, on its field', async (_what, change, field, sentence) => {
    const { error } = await save('mario', change);
    expect([error?.code, error?.fields]).toEqual(['invalid-input', { [field]: sentence }]);
    expect((await readDays('mario')).some(({ version }) => version > 0)).toBe(false);
  });

  it('has overtime on days off where the company has it', async () => {
    await saveSettings(app().db, { companyId: 'acme', overtimeOnDaysOff: true });
    const { output } = await save('mario', { dayOfMonth: 1, ordinary: 0, overtime: 240 });
    expect(output.day.overtime).toBe(240);
  });

  it('follows the employee’s own plan and site from their day on', async () => {
    const { db } = app();
    await insertSite(db, { id: 'milano', companyId: 'acme', name: 'Milano', patronDay: '03-19' });
    const plan = { companyId: 'acme', validFrom: '2026-01-01', siteId: 'milano' };
    await insertPlan(db, { ...plan, id: 'all', week: [480, 480, 480, 480, 480, 0, 0] });
    const own = { ...plan, id: 'own', employeeId: employeeOf('mario'), validFrom: '2026-03-16' };
    await insertPlan(db, { ...own, week: [432, 432, 432, 432, 432, 0, 0] });
    const days = await readDays('mario');
    expect([8, 15].map((index) => days[index]?.weekdayPlan)).toEqual([480, 432]);
    expect(days[18]?.holidayName).toBe('Santo patrono');
    expect((await save('mario', { dayOfMonth: 16, ordinary: 480 })).error?.fields).toHaveProperty('ordinary');
  });

  it('is locked for its person once it is sent, for everybody once it is closed', async () => {
    const cookie = app().cookies.mario;
    await callOn(app().app, sendMonth, { ...march, status: 'forApproval' }, { cookie });
    expect((await save('mario', {})).error?.code).toBe('conflict');
    expect((await read('mario')).output.month.info.isEditable).toBe(false);
    const mine = { employeeId: employeeOf('mario') };
    expect((await save('hr', mine)).output.day.version).toBe(1);
    await callOn(
      app().app,
      setMonthStatus,
      { ...march, status: 'closed', userId: 'mario' },
      { cookie: app().cookies.hr },
    );
    expect((await save('hr', { ...mine, dayOfMonth: 3 })).error?.code).toBe('conflict');
  });

  it('keeps what was true when it was closed', async () => {
    const cookie = app().cookies.hr;
    const close = { ...march, status: 'closed', userId: 'mario' } as const;
    await callOn(app().app, setMonthStatus, close, { cookie });
    const later = { companyId: 'acme', validFrom: '2020-01-01', week: [0, 0, 0, 0, 0, 0, 0] };
    await insertPlan(app().db, { ...later, id: 'later' });
    expect((await readDays('mario'))[1]?.weekdayPlan).toBe(480);
    expect((await readDays('giulia'))[1]?.weekdayPlan).toBe(0);
  });

  it('of others is for who manages them, the employee without an account too', async () => {
    const other = { employeeId: employeeOf('mario') };
    expect((await save('giulia', other)).error?.code).toBe('not-found');
    expect((await save('paola', other)).error?.code).toBe('not-found');
    expect((await save('hr', { employeeId: employeeOf('root') })).error?.code).toBe('not-found');
    expect((await save('hr', { employeeId: 'employee-carlo' })).output.day.version).toBe(1);
    await callOn(app().app, actFor, { companyId: 'acme', userId: 'mario' }, { cookie: app().cookies.root });
    const { month } = (await read('root')).output;
    expect([month.info.fullName, month.info.isOwn, month.managesAll]).toEqual(['Test mario', false, false]);
    expect(month.companies.map(({ id }) => id)).toEqual(['acme']);
  });

  it('ends with what the log says, whoever changes it, and in whatever order', async () => {
    const anAction = fc.record({
      by: fc.constantFrom('mario', 'hr'),
      dayOfMonth: fc.constantFrom(2, 3, 4),
      ordinary: fc.integer({ min: 0, max: 16 }).map((halves) => halves * 30),
      // A screen that has not read for long sends what it knew.
      isStale: fc.boolean(),
    } as const);
    const property = fc.asyncProperty(
      fc.array(anAction, { minLength: 4, maxLength: 10 }),
      async (actions) => {
        const known = new Map<number, number>();
        for (const { by, dayOfMonth, ordinary, isStale } of actions) {
          const version = isStale ? 0 : (known.get(dayOfMonth) ?? 0);
          const hours = { ordinary, absence: 480 - ordinary };
          const change = { ...hours, dayOfMonth, version, employeeId: employeeOf('mario') };
          const answer = await save(by, change);
          const now = answer.error ? dayConflict.parse(answer.error.details).current : answer.output.day;
          known.set(dayOfMonth, now.version);
        }
        const chain = monthSubject({ employeeId: employeeOf('mario'), month: '2026-03' });
        const said = new Map<string, DayHours>();
        for (const { data } of await app().platform.audit.list(app().db, chain)) {
          const { day, before, after } = data as { day: string; before: DayHours; after: DayHours };
          expect(before.ordinary).toBe(said.get(day)?.ordinary ?? 0);
          said.set(day, after);
        }
        const days = (await readDays('mario')).filter(({ version }) => version > 0);
        expect(new Map(days.map(({ day, ordinary }) => [day, ordinary]))).toEqual(
          new Map([...said].map(([day, { ordinary }]) => [day, ordinary])),
        );
      },
    );
    await fc.assert(property, { numRuns: 10 });
  });
});
