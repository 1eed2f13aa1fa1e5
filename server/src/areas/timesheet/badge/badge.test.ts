import { randomUUID } from 'node:crypto';
import type { InputOf } from 'shared-api/contracts/common';
import { actFor } from 'shared-api/contracts/directory';
import {
  correctPunches,
  getDayPunches,
  getMonth,
  getPunchState,
  punch,
  punchConflict,
  sendMonth,
  updateDay,
} from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';
import { monthSubject } from '../timesheet-audit.ts';
import { unmatchedBefore } from './punch.service.ts';
import { listUnmatchedOf } from './punches.repository.ts';

type Person = keyof TimesheetTestApp['cookies'];

const monday = '2026-03-09';
const friday = '2026-03-06';
const none = { entrata1: null, uscita1: null, entrata2: null, uscita2: null };
const wholeDay = { entrata1: '08:00', uscita1: '12:00', entrata2: '13:00', uscita2: '17:00' };

describeTimesheet('the badge', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const setClock = (instant: string) => app().clock.set(new Date(instant));
  const press = (kind: 'in' | 'out', more: Partial<InputOf<typeof punch>> = {}, person: Person = 'giulia') =>
    callOn(app().app, punch, { kind, key: randomUUID(), secondsAgo: 0, ...more }, as(person));
  const stateOf = async (person: Person) =>
    (await callOn(app().app, getPunchState, {}, as(person))).output.state;
  const dayOf = async (day: string, person: Person = 'giulia') =>
    (await callOn(app().app, getDayPunches, { day }, as(person))).output.punches;
  const inMonth = async (day: string) => {
    const month = { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
    const { output } = await callOn(app().app, getMonth, month, as('giulia'));
    return output.month.days.find((each) => each.day === day);
  };
  const correct = (change: Partial<InputOf<typeof correctPunches>>, person: Person = 'giulia') =>
    callOn(
      app().app,
      correctPunches,
      { day: friday, ...none, reason: 'Dimenticata', replacesHours: false, version: 0, ...change },
      as(person),
    );

  it('takes four punches, and makes hours of them', async () => {
    expect(await stateOf('giulia')).toMatchObject({ usesBadge: true, next: 'in', last: null, worked: 0 });
    setClock('2026-03-09T07:00:20Z');
    expect((await press('in')).output.state).toMatchObject({
      next: 'out',
      openSince: '2026-03-09T07:00:20.000Z',
    });
    setClock('2026-03-09T11:00:00Z');
    await press('out');
    expect(await inMonth(monday)).toMatchObject({ ordinary: 240, absence: 240, uscita1: '12:00' });
    setClock('2026-03-09T12:00:00Z');
    await press('in');
    expect(await inMonth(monday)).toMatchObject({ ordinary: 240, absence: 0 });
    setClock('2026-03-09T17:30:00Z');
    expect((await press('out')).output.state).toMatchObject({ next: null, worked: 570 });
    expect(await inMonth(monday)).toMatchObject({
      entrata1: '08:00',
      uscita2: '18:30',
      ordinary: 480,
      overtime: 90,
      absence: 0,
      version: 4,
    });
    expect((await press('in')).error?.code).toBe('conflict');
  });

  it('is for who has one, and for nobody else in their name', async () => {
    expect((await stateOf('mario')).usesBadge).toBe(false);
    expect((await press('in', {}, 'mario')).error?.code).toBe('forbidden');
    await callOn(app().app, actFor, { companyId: 'acme', userId: 'giulia' }, as('root'));
    expect((await press('in', {}, 'root')).error?.code).toBe('forbidden');
    expect(
      (await callOn(app().app, getDayPunches, { day: monday }, as('mario'))).output.punches.isEditable,
    ).toBe(false);
  });

  it('counts a punch once that is sent twice, and refuses the one that is not due', async () => {
    const key = randomUUID();
    await press('in', { key });
    expect((await press('in', { key })).output.state.next).toBe('out');
    expect((await press('in')).error?.code).toBe('conflict');
    expect((await dayOf(monday)).punches).toHaveLength(1);
  });

  it('takes one of two presses at the same moment, and one press that two tabs send', async () => {
    const both = await Promise.all([press('in'), press('in')]);
    expect(both.filter(({ error }) => error?.code === 'conflict')).toHaveLength(1);
    const late = { key: randomUUID(), secondsAgo: 120 };
    setClock('2026-03-09T12:00:00Z');
    const twice = await Promise.all([press('out', late), press('out', late)]);
    expect(twice.map(({ error }) => error)).toEqual([undefined, undefined]);
    expect((await dayOf(monday)).punches).toHaveLength(2);
  });

  it('gives what waited on the device the instant at which it was pressed, in whatever order it comes', async () => {
    setClock('2026-03-29T05:00:00Z');
    await press('out', { secondsAgo: 3600 });
    expect((await dayOf('2026-03-29')).uscita1).toBe('06:00');
    await press('in', { secondsAgo: 8 * 3600 });
    expect((await dayOf('2026-03-29')).punches).toEqual([]);
    expect(await dayOf('2026-03-28')).toMatchObject({ entrata1: '22:00', uscita1: '06:00', worked: 420 });
    expect((await dayOf('2026-03-28')).punches.map(({ source }) => source)).toEqual(['queued', 'queued']);
  });

  it('points a forgotten exit out, and begins the next day with an entrance', async () => {
    setClock('2026-03-06T07:00:00Z');
    await press('in');
    setClock('2026-03-09T07:00:00Z');
    expect(await stateOf('giulia')).toMatchObject({ next: 'in', day: monday, unmatchedDays: [friday] });
    await press('in');
    expect((await dayOf(friday)).proposed.uscita1).toBe('16:00');
    const unmatched = (companyId: string) =>
      listUnmatchedOf(app().db, { companyId, month: '2026-03', before: unmatchedBefore(app().clock.now()) });
    expect(await unmatched('acme')).toEqual(new Map([[employeeOf('giulia'), [friday]]]));
    expect(await unmatched('beta')).toEqual(new Map());
    const { output } = await correct({ entrata1: '08:00', uscita1: '16:00', version: 1 });
    expect(output.punches).toMatchObject({ worked: 480, version: 2 });
    expect(
      output.punches.punches.map(({ source, reason, correctedBy }) => [source, reason, correctedBy]),
    ).toEqual([
      ['pressed', '', ''],
      ['corrected', 'Dimenticata', 'giulia Test'],
    ]);
    expect(await unmatched('acme')).toEqual(new Map());
    const chain = monthSubject({ employeeId: employeeOf('giulia'), month: '2026-03' });
    const last = (await app().platform.audit.list(app().db, chain)).at(-1);
    expect(last).toMatchObject({
      action: 'punches.corrected',
      data: { before: { uscita1: null }, after: { uscita1: '16:00' }, reason: 'Dimenticata' },
    });
  });

  it.each([
    ['a gap', { entrata1: '08:00', entrata2: '13:00' }, { uscita1: 'Manca questa timbratura' }],
    ['a time to come', { day: monday, entrata1: '10:30' }, { entrata1: 'Questa ora deve ancora venire' }],
    [
      'an hour that the clocks leave out',
      { day: '2025-03-30', entrata1: '02:30' },
      { entrata1: 'Questa ora non esiste: cambia l’ora legale' },
    ],
  ])('refuses %s, on its field', async (_what, change, fields) => {
    const { error } = await correct(change);
    expect([error?.code, error?.fields]).toEqual(['invalid-input', fields]);
    expect((await dayOf('day' in change ? change.day : friday)).punches).toEqual([]);
  });

  it('knows the second of two hours of the same name, where it is said', async () => {
    const day = '2025-10-26';
    const night = { day, entrata1: '01:00', uscita1: '02:30' };
    expect((await correct(night)).output.punches.worked).toBe(90);
    const { punches } = (await correct({ ...night, version: 1, inSecondHour: ['uscita1'] })).output;
    expect([punches.worked, punches.uscita1, punches.punches.at(-1)?.at]).toEqual([
      150,
      '02:30',
      '2025-10-26T01:30:00.000Z',
    ]);
    // Who does not know of it leaves it alone.
    expect((await correct({ ...night, version: 2 })).output.punches).toMatchObject({
      worked: 150,
      version: 2,
    });
    const back = await correct({
      day,
      entrata1: '02:40',
      uscita1: '02:10',
      version: 2,
      inSecondHour: ['uscita1'],
    });
    expect(back.output.punches.worked).toBe(30);
    const chain = monthSubject({ employeeId: employeeOf('giulia'), month: '2025-10' });
    expect((await app().platform.audit.list(app().db, chain)).at(-2)).toMatchObject({
      data: { inSecondHour: { before: [], after: ['uscita1'] } },
    });
    expect((await correct({ ...night, version: 3, inSecondHour: [] })).output.punches.worked).toBe(90);
  });

  it('refuses times that lie over those of another day', async () => {
    await correct({ day: '2026-03-05', entrata1: '20:00', uscita1: '04:00' });
    const { error } = await correct({ entrata1: '03:00', uscita1: '10:00' });
    expect(Object.keys(error?.fields ?? {})).toEqual(['entrata1']);
  });

  it('is corrected by its person while the month is open, and by who manages it', async () => {
    const employeeId = employeeOf('giulia');
    expect((await correct({ ...wholeDay, employeeId: employeeOf('mario') }, 'root')).error?.code).toBe(
      'forbidden',
    );
    expect((await correct({ ...wholeDay, employeeId }, 'paola')).error?.code).toBe('not-found');
    await callOn(app().app, sendMonth, { year: 2026, month: 3, status: 'forApproval' }, as('giulia'));
    expect((await correct(wholeDay)).error?.code).toBe('conflict');
    expect((await press('in')).error?.code).toBe('conflict');
    expect((await stateOf('giulia')).isLocked).toBe(true);
    expect((await correct({ ...wholeDay, employeeId }, 'hr')).output.punches.version).toBe(1);
  });

  it('shows the second of two who correct a day what the first said', async () => {
    await correct(wholeDay);
    const other = { ...wholeDay, uscita2: '18:00', employeeId: employeeOf('giulia') };
    const { error } = await correct(other, 'hr');
    expect(punchConflict.parse(error?.details)).toMatchObject({
      changedBy: 'giulia Test',
      current: { ...wholeDay, version: 1 },
    });
    expect((await correct(wholeDay)).output.punches.version).toBe(1);
  });

  it('leaves hours alone that somebody typed, until they ask for those of the punches', async () => {
    const typed = { ordinary: 360, overtime: 0, absence: 120, causeId: 'PE' };
    const day = { year: 2026, month: 3, dayOfMonth: 6, version: 0, ...typed };
    await callOn(app().app, updateDay, day, as('giulia'));
    const { output } = await correct({ ...wholeDay, version: 1 });
    expect(output.punches).toMatchObject({ areHoursTyped: true, version: 2 });
    expect(await inMonth(friday)).toMatchObject(typed);
    await correct({ ...wholeDay, version: 2, replacesHours: true });
    expect(await inMonth(friday)).toMatchObject({ ordinary: 480, absence: 0, causeId: null });
  });

  it('keeps why somebody was absent when the hours change', async () => {
    await correct({ entrata1: '08:00', uscita1: '14:00' });
    const away = { ordinary: 360, overtime: 0, absence: 120, causeId: 'PE' };
    await callOn(
      app().app,
      updateDay,
      { year: 2026, month: 3, dayOfMonth: 6, version: 1, ...away },
      as('giulia'),
    );
    await correct({ entrata1: '08:00', uscita1: '15:00', version: 2 });
    expect(await inMonth(friday)).toMatchObject({ ordinary: 420, absence: 60, causeId: 'PE' });
  });
});
