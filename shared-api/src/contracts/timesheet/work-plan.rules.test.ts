import { calendarOf, plannedMinutes, planOn, plansOf, type WorkPlan } from './work-plan.rules.ts';

const full: WorkPlan = { validFrom: '2025-01-01', week: [480, 480, 480, 480, 480, 0, 0], patronDay: '12-07' };
const thirtySix: WorkPlan = { ...full, validFrom: '2026-03-16', week: [432, 432, 432, 432, 432, 0, 0] };
const partTime: WorkPlan = { ...full, validFrom: '2026-12-01', week: [240, 240, 240, 0, 0, 0, 0] };
const plans = [partTime, full, thirtySix];

describe('the plan of work', () => {
  it('is the latest that began by a day, whatever their order', () => {
    expect(planOn(plans, '2026-03-15')).toBe(full);
    expect(planOn(plans, '2026-03-16')).toBe(thirtySix);
    expect(planOn(plans, '2027-01-01')).toBe(partTime);
  });

  it('is eight hours from Monday to Friday where there is none', () => {
    expect(planOn(plans, '2024-12-31').week).toEqual([480, 480, 480, 480, 480, 0, 0]);
  });

  it('is an employee’s own from the first of them on, and their company’s before', () => {
    const merged = plansOf([partTime, thirtySix], [full, { ...full, validFrom: '2026-06-01' }]);
    const begins = ['2026-01-01', '2026-06-02', '2026-12-24'].map((day) => planOn(merged, day).validFrom);
    expect(begins).toEqual(['2025-01-01', '2026-03-16', '2026-12-01']);
  });

  it('changes within a month from its day on', () => {
    const march = calendarOf({ year: 2026, month: 3 }, plans).map(plannedMinutes);
    expect(march.slice(8, 15)).toEqual([480, 480, 480, 480, 480, 0, 0]);
    expect(march.slice(15, 22)).toEqual([432, 432, 432, 432, 432, 0, 0]);
  });

  it('has nothing to work on holidays, the patron saint’s too', () => {
    const december = calendarOf({ year: 2025, month: 12 }, plans);
    const planned = (day: number) => december.slice(day - 1, day).map(plannedMinutes)[0];
    expect([1, 6, 7, 8, 9, 25, 26].map(planned)).toEqual([480, 0, 0, 0, 480, 0, 0]);
    expect(december[6]?.holidayName?.it).toBe('Santo patrono');
  });

  it('has half of a day to work on a half holiday, and nothing where a holiday falls on it', () => {
    const half = { ...full, week: [481, 480, 480, 480, 480, 0, 0], halfDays: ['12-21', '12-24', '12-25'] };
    const december = calendarOf({ year: 2026, month: 12 }, [half]).map(plannedMinutes);
    expect([21, 23, 24, 25, 28].map((day) => december[day - 1])).toEqual([241, 480, 240, 0, 481]);
  });
});
