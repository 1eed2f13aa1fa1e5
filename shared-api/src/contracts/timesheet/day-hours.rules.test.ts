import fc from 'fast-check';
import {
  editDay,
  faultsOf,
  limitsOf,
  noHours,
  stateOf,
  totalOf,
  type DayEdit,
  type DayHours,
} from './day-hours.rules.ts';
import type { PlannedDay } from './work-plan.rules.ts';

const monday: PlannedDay = { day: '2026-03-02', weekdayPlan: 480, isHoliday: false };
const shortDay: PlannedDay = { ...monday, weekdayPlan: 432 };
const sunday: PlannedDay = { day: '2026-03-01', weekdayPlan: 0, isHoliday: false };
const easterMonday: PlannedDay = {
  ...monday,
  day: '2026-04-06',
  isHoliday: true,
};
const withOvertime = { overtimeOnDaysOff: true };
const without = { overtimeOnDaysOff: false };
const limits = limitsOf(monday, without);

const aMinute = fc.integer({ min: -1000, max: 2000 });
const anEdit: fc.Arbitrary<DayEdit> = fc.oneof(
  fc.record({ field: fc.constantFrom('ordinary', 'overtime', 'absence'), minutes: aMinute } as const),
  fc.record({
    field: fc.constant('cause'),
    causeId: fc.option(fc.constantFrom('ferie', 'malattia')),
  } as const),
);
const aDay = fc.constantFrom(monday, shortDay, sunday, easterMonday);
const after = (edits: readonly DayEdit[], day: PlannedDay, setting = without) =>
  edits.reduce<DayHours>((hours, edit) => editDay(hours, edit, limitsOf(day, setting)), noHours);

describe('the hours of a day', () => {
  it('fill the plan with absence when ordinary hours change, and the reverse', () => {
    const half = editDay(noHours, { field: 'ordinary', minutes: 270 }, limits);
    expect(half).toEqual({ ordinary: 270, overtime: 0, absence: 210, causeId: null });
    const away = editDay(half, { field: 'absence', minutes: 480 }, limits);
    expect(away).toMatchObject({ ordinary: 0, absence: 480 });
  });

  it('lose their cause with the last absence', () => {
    const away = after(
      [
        { field: 'absence', minutes: 120 },
        { field: 'cause', causeId: 'ferie' },
      ],
      monday,
    );
    expect(away.causeId).toBe('ferie');
    expect(editDay(away, { field: 'ordinary', minutes: 480 }, limits).causeId).toBeNull();
  });

  it('have a total of ordinary and overtime', () => {
    expect(totalOf({ ordinary: 432, overtime: 90, absence: 48, causeId: null })).toBe(522);
  });

  it('hold overtime on days off only where the company has it', () => {
    const edit = { field: 'overtime', minutes: 240 } as const;
    expect([sunday, easterMonday].map((day) => after([edit], day).overtime)).toEqual([0, 0]);
    expect([sunday, easterMonday].map((day) => after([edit], day, withOvertime).overtime)).toEqual([
      240, 240,
    ]);
  });

  it('never leave the limits, whatever is done to them', () => {
    fc.assert(
      fc.property(fc.array(anEdit), aDay, fc.boolean(), (edits, day, overtimeOnDaysOff) => {
        const setting = { overtimeOnDaysOff };
        expect(faultsOf(after(edits, day, setting), limitsOf(day, setting))).toEqual([]);
      }),
    );
  });

  it('are the same when a change is made twice', () => {
    fc.assert(
      fc.property(fc.array(anEdit), anEdit, aDay, (edits, edit, day) => {
        const once = after([...edits, edit], day);
        expect(editDay(once, edit, limitsOf(day, without))).toEqual(once);
      }),
    );
  });

  it('are refused where a screen could not have made them', () => {
    const faults = (hours: Partial<DayHours>) => faultsOf({ ...noHours, ...hours }, limits);
    expect(faults({ ordinary: 481 })).toEqual(['ordinary']);
    expect(faults({ ordinary: 300, absence: 300 })).toEqual(['absence']);
    expect(faults({ overtime: -1 })).toEqual(['overtime']);
    expect(faults({ causeId: 'ferie' })).toEqual(['causeId']);
  });
});

describe('the state of a day', () => {
  const today = '2026-03-03';
  const away = { ...noHours, absence: 480, causeId: 'ferie' };
  it.each([
    ['a holiday', easterMonday, noHours, 'holiday'],
    ['a Sunday', sunday, noHours, 'nonWorking'],
    ['an empty day', monday, noHours, 'incomplete'],
    ['an empty day to come', { ...monday, day: '2026-03-03' }, noHours, 'future'],
    ['half a day', monday, { ...noHours, ordinary: 240, absence: 240 }, 'incomplete'],
    ['half a day with a cause', monday, { ...away, ordinary: 240, absence: 240 }, 'absent'],
    ['a day away, to come', { ...monday, day: '2026-03-03' }, away, 'absent'],
    ['a full day', monday, { ...noHours, ordinary: 480 }, 'complete'],
    ['the whole of a short plan', shortDay, { ...noHours, ordinary: 432 }, 'complete'],
    ['less than a short plan', shortDay, { ...noHours, ordinary: 431, absence: 1 }, 'incomplete'],
    [
      'eight hours of nine',
      { ...monday, weekdayPlan: 540 },
      { ...noHours, ordinary: 480, absence: 60 },
      'complete',
    ],
  ] as const)('%s', (_what, day, hours, state) => {
    expect(stateOf(day, hours, { today, since: null })).toBe(state);
  });

  it('is not missing while it is not over, nor before the person’s first', () => {
    const frame = { today: monday.day, since: null };
    expect(stateOf(monday, noHours, frame)).toBe('future');
    expect(stateOf(monday, noHours, { today, since: '2026-03-03' })).toBe('nonWorking');
    expect(stateOf(monday, noHours, { today, since: monday.day })).toBe('incomplete');
  });
});
