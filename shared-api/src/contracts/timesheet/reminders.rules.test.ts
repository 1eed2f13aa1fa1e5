import { isMonthOver, isReminderDay, mayBeReminderDay } from './reminders.rules.ts';
import { calendarOf } from './work-plan.rules.ts';

const remindedIn = (month: number, week = [480, 480, 480, 480, 480, 0, 0]) =>
  calendarOf({ year: 2026, month }, [{ validFrom: '2020-01-01', week, patronDay: null }])
    .map(({ day }, _index) => day)
    .filter((day) =>
      isReminderDay(
        calendarOf({ year: 2026, month }, [{ validFrom: '2020-01-01', week, patronDay: null }]),
        day,
      ),
    );

describe('the days on which somebody is reminded', () => {
  it('are their first and third working days, past holidays and weekends', () => {
    expect(remindedIn(4)).toEqual(['2026-04-01', '2026-04-03']);
    expect(remindedIn(1)).toEqual(['2026-01-02', '2026-01-07']);
    expect(remindedIn(5)).toEqual(['2026-05-04', '2026-05-06']);
  });

  it('are days on which they work by their own plan', () => {
    expect(remindedIn(4, [0, 0, 0, 0, 300, 300, 0])).toEqual(['2026-04-03', '2026-04-10']);
  });

  it('lie in the first two weeks, which is as far as anybody looks', () => {
    expect([mayBeReminderDay('2026-04-01'), mayBeReminderDay('2026-04-14')]).toEqual([true, true]);
    expect(mayBeReminderDay('2026-04-15')).toBe(false);
  });

  it('come when the month is over', () => {
    expect(isMonthOver({ year: 2026, month: 3 }, '2026-03-31')).toBe(false);
    expect(isMonthOver({ year: 2026, month: 3 }, '2026-04-01')).toBe(true);
    expect(isMonthOver({ year: 2025, month: 12 }, '2026-01-01')).toBe(true);
    expect(isMonthOver({ year: 2027, month: 1 }, '2026-12-01')).toBe(false);
  });
});
