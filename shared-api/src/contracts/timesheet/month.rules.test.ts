import fc from 'fast-check';
import { editDay, limitsOf, noHours, type DayEdit } from './day-hours.rules.ts';
import { emptyDaysToComeOf, missingDaysOf, totalsOf, type WorkedDay } from './month.rules.ts';
import { calendarOf } from './work-plan.rules.ts';

const calendar = calendarOf({ year: 2026, month: 3 }, []);
const blank: WorkedDay[] = calendar.map((day) => ({ ...day, ...noHours }));
const setting = { overtimeOnDaysOff: true };
const aChange = fc.record({
  index: fc.nat({ max: blank.length - 1 }),
  field: fc.constantFrom('ordinary', 'overtime', 'absence'),
  minutes: fc.integer({ min: 0, max: 700 }),
} as const);

describe('the totals of a month', () => {
  it('add up after any changes, and fill the plan of every day that was touched', () => {
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 60 }), (changes) => {
        const days = [...blank];
        const touched = new Map<number, number>();
        for (const { index, ...change } of changes) {
          const day = days[index];
          if (!day) continue;
          const limits = limitsOf(day, setting);
          if (change.field !== 'overtime') touched.set(index, limits.ordinary);
          days[index] = { ...day, ...editDay(day, change satisfies DayEdit, limits) };
        }
        const { present, absence, overtime } = totalsOf(days);
        const plan = [...touched.values()].reduce((sum, minutes) => sum + minutes, 0);
        expect(present + absence).toBe(plan);
        expect(overtime).toBe(days.reduce((sum, day) => sum + day.overtime, 0));
      }),
    );
  });
});

describe('the days that are missing', () => {
  const days = blank.map((day) => (day.day === '2026-03-03' ? { ...day, ordinary: 480 } : day));
  const frame = { today: '2026-03-09', since: null };

  it('are the working days until yesterday without hours, from the person’s first on', () => {
    expect(missingDaysOf(days, frame)).toEqual(['2026-03-02', '2026-03-04', '2026-03-05', '2026-03-06']);
    expect(missingDaysOf(days, { ...frame, since: '2026-03-05' })).toEqual(['2026-03-05', '2026-03-06']);
    expect(missingDaysOf(days, { ...frame, since: '2026-03-09' })).toEqual([]);
  });

  it('are told from those that are not over: today and later', () => {
    const toCome = emptyDaysToComeOf(days, { ...frame, today: '2026-03-30' });
    expect(toCome).toEqual(['2026-03-30', '2026-03-31']);
  });
});
