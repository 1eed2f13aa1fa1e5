import { noHours, type DayHours } from './day-hours.rules.ts';
import { checkMonth, gapsOf, hasProblems } from './month-check.rules.ts';
import type { WorkedDay } from './month.rules.ts';

const today = '2026-03-06';
const worked = (day: string, hours: Partial<DayHours>, weekdayPlan = 480): WorkedDay => ({
  ...noHours,
  day,
  weekdayPlan,
  isHoliday: false,
  ...hours,
});

describe('a month that is looked through', () => {
  const check = checkMonth(
    [
      worked('2026-03-02', { ordinary: 480, overtime: 60 }),
      worked('2026-03-03', {}),
      worked('2026-03-04', { ordinary: 240, absence: 240 }),
      worked('2026-03-05', { ordinary: 480, overtime: 480 }),
      worked('2026-03-07', { overtime: 120 }, 0),
      worked('2026-03-09', {}),
    ],
    { today, since: null, unmatched: ['2026-03-04', '2026-03-05'], pending: ['2026-03-06'] },
  );

  it('has its hours added up beside those that were planned', () => {
    expect(check).toMatchObject({ present: 1200, overtime: 660, absence: 240, planned: 2400 });
  });

  it('names the days that are missing until yesterday, without a cause, and over thirteen hours', () => {
    expect(check.missing).toEqual(['2026-03-03', '2026-03-04']);
    expect(check.withoutCause).toEqual(['2026-03-04']);
    expect(check.overLimit).toEqual(['2026-03-05']);
  });

  it('may be closed with long days, which are a hint, and not with gaps', () => {
    const days = { missing: [], withoutCause: [], unmatched: [], pending: [], overLimit: [] };
    const long = { ...days, overLimit: [today] };
    expect([gapsOf(long).size > 0, hasProblems(long), hasProblems(days)]).toEqual([false, true, false]);
    expect([...gapsOf(check)]).toEqual(['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']);
  });

  it('counts exactly thirteen hours as within the limits', () => {
    const overLimit = (overtime: number) =>
      checkMonth([worked('2026-03-02', { ordinary: 480, overtime })], {
        today,
        since: null,
        unmatched: [],
        pending: [],
      }).overLimit;
    expect([overLimit(300), overLimit(301)]).toEqual([[], ['2026-03-02']]);
  });
});
