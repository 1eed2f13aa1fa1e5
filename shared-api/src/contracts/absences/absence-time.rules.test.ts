import fc from 'fast-check';
import { addDays } from '../common/index.ts';
import {
  daysOfAbsence,
  endAfter,
  faultsOfTime,
  freeTimesOf,
  halvesOf,
  maxAbsenceDays,
  minutesOf,
  overlap,
  maxNightMinutes,
  takenOf,
  timeOfEnd,
  type AbsenceTime,
} from './absence-time.rules.ts';

const first = '2026-01-01';
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(first, days));
const minute = fc.integer({ min: 0, max: 1439 });
const wholeDays = fc
  .tuple(day, fc.integer({ min: 0, max: maxAbsenceDays - 1 }))
  .map(([from, days]): AbsenceTime => ({ from, to: addDays(from, days), start: null, end: null }));
const partOfDay = fc
  .tuple(day, minute, minute)
  .filter(([, one, other]) => one !== other)
  .map(([from, one, other]): AbsenceTime => {
    return { from, to: from, start: Math.min(one, other), end: Math.max(one, other) };
  });
const night = fc
  .tuple(
    day,
    fc.integer({ min: 1440 - maxNightMinutes + 1, max: 1439 }),
    fc.integer({ min: 1, max: maxNightMinutes }),
  )
  .map(([from, start, length]): AbsenceTime => ({ from, to: from, start, end: start + length }));
const time = fc.oneof(wholeDays, partOfDay, night);
const plan = fc
  .array(fc.integer({ min: 0, max: 600 }), { minLength: 800, maxLength: 800 })
  .map((minutes) => minutes.map((planned, index) => ({ day: addDays(first, index), planned })));

describe('the time of an absence', () => {
  it('is faultless in order, up to a year, with times of a single day', () => {
    fc.assert(fc.property(time, (each) => expect(faultsOfTime(each)).toEqual({})));
  });

  it.each<[string, AbsenceTime, object]>([
    [
      'ends before it begins',
      { from: '2026-03-02', to: '2026-03-01', start: null, end: null },
      { to: 'endsBefore' },
    ],
    [
      'is longer than a year',
      { from: '2026-01-01', to: '2027-01-02', start: null, end: null },
      { to: 'tooLong' },
    ],
    ['has one time alone', { from: first, to: first, start: 540, end: null }, { end: 'oneTime' }],
    [
      'has times of several days',
      { from: first, to: '2026-01-02', start: 540, end: 600 },
      { end: 'timesOfSeveralDays' },
    ],
    [
      'goes on after midnight for too long',
      { from: first, to: first, start: 780, end: 1441 },
      { end: 'nightTooLong' },
    ],
    ['ends at its beginning', { from: first, to: first, start: 540, end: 540 }, { end: 'endsTooEarly' }],
  ])('is at fault where it %s', (_what, wrong, fault) => {
    expect(faultsOfTime(wrong)).toEqual(fault);
  });

  it('takes of each day no more than its plan, and only days of its own on which there is something to work', () => {
    fc.assert(
      fc.property(time, plan, (each, days) => {
        const taken = takenOf(each, days);
        const planned = new Map(days.map((known) => [known.day, known.planned]));
        for (const { day: on, minutes } of taken) {
          expect(minutes).toBeGreaterThan(0);
          expect(minutes).toBeLessThanOrEqual(planned.get(on) ?? 0);
        }
        const own = daysOfAbsence(each).filter((on) => (planned.get(on) ?? 0) > 0);
        expect(taken.map(({ day: on }) => on)).toEqual(own);
      }),
      { numRuns: 50 },
    );
  });

  it('takes as much in one request as in two that follow each other', () => {
    fc.assert(
      fc.property(wholeDays, plan, fc.nat(), (each, days, cut) => {
        const all = daysOfAbsence(each);
        const middle = all[cut % all.length] ?? each.from;
        const after = addDays(middle, 1);
        const parts = [
          takenOf({ ...each, to: middle }, days),
          ...(after > each.to ? [] : [takenOf({ ...each, from: after }, days)]),
        ];
        expect(parts.flat()).toEqual(takenOf(each, days));
        expect(minutesOf(parts.flat())).toBe(minutesOf(takenOf(each, days)));
      }),
      { numRuns: 50 },
    );
  });

  it('shares time both ways or not at all, and always with itself', () => {
    fc.assert(
      fc.property(time, time, (one, other) => {
        expect(overlap(one, other)).toBe(overlap(other, one));
        expect(overlap(one, one)).toBe(true);
      }),
    );
  });

  it('shares time exactly where some day and minute belong to both', () => {
    const has = ({ from, to, start, end }: AbsenceTime, on: string, at: number) =>
      from <= on && on <= to && (start === null || end === null || (start <= at && at < end));
    const time = fc.oneof(wholeDays, partOfDay);
    fc.assert(
      fc.property(time, time, (one, other) => {
        const days = daysOfAbsence(one).filter((on) => other.from <= on && on <= other.to);
        const minutes = [0, one.start ?? 0, other.start ?? 0];
        const isShared = days.some((on) => minutes.some((at) => has(one, on, at) && has(other, on, at)));
        expect(overlap(one, other)).toBe(isShared);
      }),
    );
  });

  it('shares the hours of a night with those of the next day, minute by minute', () => {
    const minutesOfTime = ({ from, start, end }: AbsenceTime) => {
      const offset = Date.parse(from) / 60_000;
      return [offset + (start ?? 0), offset + (end ?? 0)] as const;
    };
    const near = fc.oneof(
      night.map((each) => ({ ...each, from: first, to: first })),
      partOfDay.map((each) => ({ ...each, from: addDays(first, 1), to: addDays(first, 1) })),
      night.map((each) => ({ ...each, from: addDays(first, 1), to: addDays(first, 1) })),
      partOfDay.map((each) => ({ ...each, from: addDays(first, 2), to: addDays(first, 2) })),
    );
    fc.assert(
      fc.property(near, near, (one, other) => {
        const [[start, end], [begin, stop]] = [minutesOfTime(one), minutesOfTime(other)];
        expect(overlap(one, other)).toBe(start < stop && begin < end);
      }),
    );
    const wholeNext = { from: addDays(first, 1), to: addDays(first, 1), start: null, end: null };
    // Who works nights is off on the next day from its own shift on.
    expect(overlap({ from: first, to: first, start: 1320, end: 1560 }, wholeNext)).toBe(false);
  });

  it.each([
    [1320, 0, 1440, '24:00'],
    [1320, 120, 1560, '02:00 (+1)'],
    [1320, 1380, 1380, '23:00'],
    [540, 0, 1440, '24:00'],
    [780, 540, 540, '09:00'],
  ])('that begins at %d and ends at %d of a clock ends at %d, in words %s', (start, clock, end, words) => {
    expect(endAfter(start, clock)).toBe(end);
    expect(timeOfEnd(end)).toBe(words);
  });

  it('finds beside others as much as the day has, and shares time with none', () => {
    const parts = fc.array(fc.tuple(minute, minute), { maxLength: 5 }).map((pairs) =>
      pairs
        .filter(([one, other]) => one !== other)
        .map(([one, other]) => ({
          from: first,
          to: first,
          start: Math.min(one, other),
          end: Math.max(one, other),
        })),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), parts, (minutes, others) => {
        const found = freeTimesOf(first, minutes, { others });
        const all = [...others, ...found];
        for (const each of found) {
          expect(faultsOfTime(each)).toEqual({});
          expect(all.filter((other) => other !== each && overlap(each, other))).toEqual([]);
        }
        const isTaken = (at: number) => others.some(({ start, end }) => start <= at && at < end);
        const free = Array.from({ length: 1439 }, (_, at) => at).filter((at) => !isTaken(at)).length;
        const sum = found.reduce((total, { start, end }) => total + (end ?? 0) - (start ?? 0), 0);
        expect(sum).toBe(Math.min(minutes, free));
      }),
    );
    const dayOff = { from: first, to: first, start: null, end: null };
    expect(freeTimesOf(first, 60, { others: [dayOff] })).toEqual([]);
    const within = { start: 840, end: 1080 };
    const hour = { ...dayOff, start: 900, end: 960 };
    expect(freeTimesOf(first, 240, { others: [hour], within })).toEqual([
      { ...dayOff, start: 840, end: 900 },
      { ...dayOff, start: 960, end: 1080 },
    ]);
  });

  it('has two halves of a day that take all of it and share none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 540 }), (planned) => {
        const halves = halvesOf(planned);
        const [one, other] = [halves.first, halves.second].map((half) => ({
          from: first,
          to: first,
          ...half,
        }));
        if (!one || !other) throw new Error('A day has two halves');
        const days = [{ day: first, planned }];
        expect(minutesOf([...takenOf(one, days), ...takenOf(other, days)])).toBe(planned);
        expect(overlap(one, other)).toBe(false);
      }),
    );
  });
});
