import fc from 'fast-check';
import { accrualOf, earnedBetween, leftFor, policyOf, type EarningPolicy } from './balance.rules.ts';

const yearly = (holiday: number) => ({ holiday, paidLeave: 0, formerHolidays: 0 });
const policy = (employeeId: string | null, validFrom: string, holiday: number): EarningPolicy => ({
  employeeId,
  validFrom,
  yearly: yearly(holiday),
});

describe('what a month earns', () => {
  it('adds up to the year, to the minute', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), (minutes) => {
        const months = Array.from({ length: 12 }, (_each, index) => accrualOf(minutes, { month: index + 1 }));
        return months.reduce((sum, month) => sum + month, 0) === minutes;
      }),
    );
  });

  it('is by the policy of its first day: one’s own, else the company’s', () => {
    const policies = [
      policy(null, '2025-01-01', 1200),
      policy(null, '2026-03-01', 2400),
      policy('mario', '2026-04-01', 600),
    ];
    const of = (month: number, employeeId = 'mario') =>
      policyOf(policies, employeeId, { year: 2026, month })?.yearly.holiday;
    expect([of(2), of(3), of(4), of(4, 'anna')]).toEqual([1200, 2400, 600, 2400]);
    expect(policyOf(policies, 'mario', { year: 2024, month: 12 })).toBeUndefined();
    const since = { year: 2026, month: 1 };
    const earned = (until: string) =>
      earnedBetween(policies, { employeeId: 'mario', counter: 'holiday', since, until });
    // February, March and April, and never the month that is not over.
    expect([earned('2026-02-28'), earned('2026-05-01')]).toEqual([0, 100 + 200 + 50]);
  });
});

describe('what is left for a request', () => {
  const earnedBy = (day: string) => Number(day.slice(5, 7)) * 100;

  it('is what there is on that day, or later where something is taken already', () => {
    const entries = [
      { day: '2026-01-01', minutes: 500 },
      { day: '2026-12-20', minutes: -1000 },
    ];
    // March has 800; December pays for most of its own leave, and 700 are left then.
    expect(leftFor('2026-03-10', { entries, waiting: [], earnedBy })).toBe(700);
    expect(leftFor('2026-12-30', { entries, waiting: [], earnedBy })).toBe(700);
    const waiting = [{ day: '2026-11-01', minutes: 400 }];
    expect(leftFor('2026-03-10', { entries, waiting, earnedBy })).toBe(300);
  });

  it('is on every day what it was before a request that was approved and taken back', () => {
    const month = fc.integer({ min: 1, max: 12 });
    const dayOf = (number: number) => `2026-${String(number).padStart(2, '0')}-10`;
    const minutes = fc.integer({ min: 1, max: 900 });
    const entry = fc.record({ day: month.map(dayOf), minutes: fc.integer({ min: -500, max: 500 }) });
    const returned = fc.record({ from: month, back: month, parts: fc.array(minutes, { minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(entry), returned, month.map(dayOf), (others, { from, back, parts }, until) => {
        const requestId = 'withdrawn';
        const request = [
          { day: dayOf(from), minutes: -parts.reduce((sum, part) => sum + part, 0), requestId },
          ...parts.map((part) => ({ day: dayOf(Math.max(from, back)), minutes: part, requestId })),
        ];
        const before = leftFor(until, { entries: others, waiting: [], earnedBy });
        const after = leftFor(until, { entries: [...others, ...request], waiting: [], earnedBy });
        expect(after).toBe(before);
      }),
    );
  });

  it('never lets a later day go below nothing', () => {
    const day = fc.integer({ min: 1, max: 12 }).map((month) => `2026-${String(month).padStart(2, '0')}-10`);
    const entry = fc.record({ day, minutes: fc.integer({ min: -500, max: 0 }) });
    fc.assert(
      fc.property(fc.array(entry), day, (taken, until) => {
        const entries = [{ day: '2026-01-01', minutes: 6000 }, ...taken];
        const left = leftFor(until, { entries, waiting: [], earnedBy });
        const after = [...entries, { day: until, minutes: -left }];
        const least = leftFor(until, { entries: after, waiting: [], earnedBy });
        return left < 0 || least === 0;
      }),
    );
  });
});
