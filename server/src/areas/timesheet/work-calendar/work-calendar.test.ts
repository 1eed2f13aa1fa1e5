import type { InputOf } from 'shared-api/contracts/common';
import {
  deletePlan,
  deleteSite,
  getMonth,
  getWorkCalendar,
  monthLiveKeys,
  savePlan,
  saveSite,
  saveWorkSettings,
  workCalendarConflict,
} from 'shared-api/contracts/timesheet';
import { readEvents, type EventReader } from '../../../platform/live/testing/event-reader.ts';
import { callOn, postForm } from '../../../testing/index.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';

type Person = keyof TimesheetTestApp['cookies'];

const companyId = 'acme';
const full = [480, 480, 480, 480, 480, 0, 0];
const short = [432, 432, 432, 432, 432, 0, 0];

describeTimesheet('the calendar of work', (app) => {
  const cookieOf = (person: Person) => ({ cookie: app().cookies[person] });
  const read = async (person: Person = 'hr') =>
    callOn(app().app, getWorkCalendar, { companyId }, cookieOf(person));
  const site = (change: Partial<InputOf<typeof saveSite>> = {}, person: Person = 'hr') =>
    callOn(
      app().app,
      saveSite,
      { companyId, name: 'Milano', patronDay: '12-07', ...change },
      cookieOf(person),
    );
  const plan = (change: Partial<InputOf<typeof savePlan>> = {}, person: Person = 'hr') =>
    callOn(
      app().app,
      savePlan,
      { companyId, validFrom: '2026-01-01', week: full, siteId: null, ...change },
      cookieOf(person),
    );

  it('has the sites and plans that were saved, and the person’s month follows', async () => {
    const { id: siteId } = (await site({ patronDay: '03-19' })).output;
    await plan({ siteId });
    await plan({ siteId, userId: 'mario', validFrom: '2026-03-16', week: short });
    await plan({ employeeId: 'employee-carlo', week: short });
    const { sites, plans } = (await read()).output;
    const others = { movableDay: null, halfDays: [] };
    expect(sites).toEqual([{ id: siteId, name: 'Milano', patronDay: '03-19', ...others, version: 1 }]);
    expect(plans.map(({ employeeName, validFrom, week }) => [employeeName, validFrom, week])).toEqual([
      ['', '2026-01-01', full],
      ['Senza Conto', '2026-01-01', short],
      ['Test mario', '2026-03-16', short],
    ]);
    const { month } = (await callOn(app().app, getMonth, { year: 2026, month: 3 }, cookieOf('mario'))).output;
    expect([1, 16, 18].map((index) => month.days[index]?.weekdayPlan)).toEqual([480, 432, 432]);
    expect(month.days[18]?.holidayName).toBe('Santo patrono');
  });

  it('has those read their months again whom a plan is for: the person, or everybody of the company', async () => {
    const { app: server, clock, cookies } = app();
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
    // Later than what is repeated to a stream that opens.
    clock.advance(11_000);
    const open = async (person: Person): Promise<EventReader> => {
      const reader = await readEvents(server, cookies[person]);
      await reader.next();
      return reader;
    };
    const [mario, giulia, luca] = [await open('mario'), await open('giulia'), await open('luca')];
    const told = (userId?: string) => ({ name: 'change', data: { keys: monthLiveKeys(userId) } });
    const { id } = (await plan({ userId: 'mario' })).output;
    expect(await mario.next()).toEqual(told('mario'));
    await plan({ id, version: 1, week: short });
    expect(await mario.next()).toEqual(told('mario'));
    await callOn(server, deletePlan, { companyId, id }, cookieOf('hr'));
    expect(await mario.next()).toEqual(told('mario'));
    await plan({ week: short });
    for (const reader of [mario, giulia]) expect(await reader.next()).toEqual(told());
    const received = async (reader: EventReader, person: Person) => {
      await app().platform.sessions.revokeAll(app().db, person);
      const names: string[] = [];
      for (let event = await reader.next(); event; event = await reader.next()) names.push(event.name);
      return names;
    };
    for (const [reader, person] of [
      [mario, 'mario'],
      [giulia, 'giulia'],
      [luca, 'luca'],
    ] as const)
      expect(await received(reader, person)).toEqual(['end']);
  });

  it('changes a record once, and shows the second of two who was first', async () => {
    const { id } = (await plan()).output;
    await plan({ id, version: 1, week: short });
    expect((await read()).output.plans[0]).toMatchObject({ week: short, version: 2 });
    const { error } = await plan({ id, version: 1, week: full });
    expect(error?.code).toBe('conflict');
    expect(workCalendarConflict.parse(error?.details)).toMatchObject({
      changedBy: 'hr Test',
      current: { version: 2 },
    });
  });

  it('refuses two plans from one day, on that field', async () => {
    await plan();
    expect((await plan({ week: short })).error?.fields).toEqual({
      validFrom: 'Da questo giorno vale già un altro orario',
    });
    expect((await plan({ userId: 'mario' })).error).toBeUndefined();
  });

  it('has the holidays of a site that move with Easter, and half ones, which leave half of the plan', async () => {
    const days = { patronDay: null, movableDay: 50, halfDays: ['12-31', '12-24', '12-24'] };
    const { id: siteId } = (await site({ name: 'Bolzano', ...days })).output;
    await plan({ siteId });
    const dayOf = async (month: number, date: number) => {
      const { output } = await callOn(app().app, getMonth, { year: 2026, month }, cookieOf('mario'));
      return output.month.days[date - 1];
    };
    expect(await dayOf(5, 25)).toMatchObject({ isHoliday: true, holidayName: 'Lunedì di Pentecoste' });
    const half = { isHoliday: false, weekdayPlan: 240, holidayName: 'Mezza festività' };
    expect(await dayOf(12, 24)).toMatchObject(half);
    // A client of before knows nothing of them, and takes nothing away.
    await site({ id: siteId, version: 1, name: 'Bozen', patronDay: null });
    expect((await read()).output.sites).toMatchObject([
      { ...days, name: 'Bozen', halfDays: ['12-24', '12-31'] },
    ]);
    await site({ id: siteId, version: 2, name: 'Bozen', patronDay: null, movableDay: null, halfDays: [] });
    expect(await dayOf(5, 25)).toMatchObject({ isHoliday: false });
    expect(await dayOf(12, 24)).toMatchObject({ weekdayPlan: 480 });
  });

  it('keeps a site while a plan names it', async () => {
    const { id } = (await site()).output;
    const { id: planId } = (await plan({ siteId: id })).output;
    const remove = () => callOn(app().app, deleteSite, { companyId, id }, cookieOf('hr'));
    expect((await remove()).error?.code).toBe('conflict');
    await callOn(app().app, deletePlan, { companyId, id: planId }, cookieOf('hr'));
    expect((await remove()).error).toBeUndefined();
    expect((await read()).output).toMatchObject({ sites: [], plans: [] });
  });

  it('says whether there is overtime on days off', async () => {
    await callOn(app().app, saveWorkSettings, { companyId, overtimeOnDaysOff: true }, cookieOf('hr'));
    expect((await read()).output.overtimeOnDaysOff).toBe(true);
  });

  it.each([
    ['a day that no year has', saveSite, { name: 'Milano', patron_day: '02-30' }, 'patron_day'],
    [
      'a holiday that is in no year',
      saveSite,
      { name: 'Bolzano', patron_day: '', movable_day: '99' },
      'movable_day',
    ],
    [
      'a half holiday that no year has',
      saveSite,
      { name: 'Milano', patron_day: '', half_days: '["12-32"]' },
      'half_days',
    ],
    ['a site without a name', saveSite, { name: '  ', patron_day: '' }, 'name'],
    [
      'a day of more than ten hours',
      savePlan,
      { valid_from: '2026-01-01', site_id: '', week: '[601,0,0,0,0,0,0]' },
      'week',
    ],
  ])('refuses %s, on its field', async (_what, contract, form, field) => {
    const sent = { company: companyId, ...form };
    const { error } = await postForm(app().app, contract.path, sent, app().cookies.hr);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it('belongs to who manages the company, with its own people and sites', async () => {
    expect((await read('mario')).error?.code).toBe('forbidden');
    expect((await read('paola')).error?.code).toBe('not-found');
    expect((await read('root')).error).toBeUndefined();
    expect((await site({}, 'paola')).error?.code).toBe('not-found');
    expect((await plan({ employeeId: employeeOf('luca') })).error?.code).toBe('not-found');
    const { id } = (await site({ companyId: 'beta' }, 'paola')).output;
    expect((await plan({ siteId: id })).error?.code).toBe('not-found');
    expect((await site({ id, version: 1 })).error?.code).toBe('not-found');
    const gone = await callOn(app().app, deleteSite, { companyId, id }, cookieOf('hr'));
    expect(gone.error?.code).toBe('not-found');
  });
});
