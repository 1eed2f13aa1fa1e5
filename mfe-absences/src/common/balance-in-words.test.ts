import fc from 'fast-check';
import { counters, readHours, unitOfCounter } from 'shared-api/contracts/absences';
import { balanceInWords } from './balance-in-words.ts';

describe('how much there is of a balance', () => {
  const holiday = (minutes: number, dayMinutes = 480) =>
    balanceInWords({ counter: 'holiday', minutes, dayMinutes }, 'it');

  it.each([
    [4800, '10 giorni'],
    [5360, '11 giorni e 1:20 ore'],
    [480, '1 giorno'],
    [240, '4 ore'],
    [0, '0 giorni'],
    [-720, '−1 giorno e 4 ore'],
  ])('is told of ferie in days: %s', (minutes, words) => {
    expect(holiday(minutes)).toBe(words);
  });

  it('is told in days of whose it is, and in hours of what is taken by the hour', () => {
    expect(holiday(4320, 432)).toBe('10 giorni');
    expect(balanceInWords({ counter: 'paidLeave', minutes: 2160, dayMinutes: 480 }, 'it')).toBe('36 ore');
    expect(balanceInWords({ counter: 'formerHolidays', minutes: 0, dayMinutes: 480 }, 'it')).toBe('0 ore');
  });

  it('loses no minute, and has days where the balance is one of days alone', () => {
    const amounts = fc.record({
      counter: fc.constantFrom(...counters),
      minutes: fc.integer({ min: 0, max: 100_000 }),
      dayMinutes: fc.integer({ min: 60, max: 720 }),
    });
    fc.assert(
      fc.property(amounts, (amount) => {
        const words = balanceInWords(amount, 'it');
        const [, days = '0', hours = '0'] =
          /^(?:(\d+) giorn[oi])?(?: e )?(?:([\d:,]+) ore)?$/.exec(words) ?? [];
        expect(Number(days) * amount.dayMinutes + (readHours(hours) ?? NaN)).toBe(amount.minutes);
        const isInDays = unitOfCounter[amount.counter] === 'days' && amount.minutes >= amount.dayMinutes;
        expect(Number(days) > 0).toBe(isInDays);
      }),
    );
  });
});
