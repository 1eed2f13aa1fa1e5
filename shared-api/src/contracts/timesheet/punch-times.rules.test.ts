import { limitsOf } from './day-hours.rules.ts';
import { faultsOfTimes, noPunchTimes, proposeTimes, type PunchTimes } from './punch-times.rules.ts';
import { hoursOfPunches } from './punched-hours.rules.ts';

const times = (...given: (string | null)[]): PunchTimes => ({
  entrata1: given[0] ?? null,
  uscita1: given[1] ?? null,
  entrata2: given[2] ?? null,
  uscita2: given[3] ?? null,
});
const usual = { lastDays: [], planned: 480 };

describe('the times of a day', () => {
  it.each([
    ['a whole day', times('08:00', '12:00', '13:00', '17:00'), {}],
    ['a day that is not over', times('08:00', '12:00', '13:00'), {}],
    ['no day', noPunchTimes, {}],
    ['a night', times('20:00', '01:00', '01:30', '05:00'), {}],
    ['an exit without its entrance', times(null, '12:00'), { entrata1: 'missing' }],
    ['a gap', times('08:00', null, '13:00'), { uscita1: 'missing' }],
    ['twice the same time', times('08:00', '08:00'), { uscita1: 'notAfter' }],
    [
      'a second night',
      times('20:00', '01:00', '23:00', '22:00'),
      { entrata2: 'tooLong', uscita2: 'notAfter' },
    ],
    ['an exit before its entrance', times('08:00', '07:00'), { uscita1: 'tooLong' }],
  ])('%s', (_what, given, faults) => {
    expect(faultsOfTimes(given)).toEqual(faults);
  });

  it('are an hour later from one on that is meant the second time', () => {
    const night = times('22:00', '02:40', '02:10', '06:00');
    expect(faultsOfTimes(night)).toMatchObject({ entrata2: 'notAfter' });
    expect(faultsOfTimes(night, ['entrata2'])).toEqual({});
    expect(faultsOfTimes(times('02:30', '02:30'), ['uscita1'])).toEqual({});
    expect(faultsOfTimes(times('02:30', '02:30'), ['entrata1', 'uscita1'])).toEqual({ uscita1: 'notAfter' });
  });

  it('are proposed as they usually are, else as the plan has them, and never out of order', () => {
    const lastDays = ['17:30', '17:40', '17:35'].map((exit) => times('08:00', '12:00', '13:00', exit));
    const open = times('08:00', '12:00', '13:00');
    expect(proposeTimes(open, { lastDays, planned: 480 }).uscita2).toBe('17:35');
    expect(proposeTimes(open, usual)).toEqual(times(null, null, null, '17:00'));
    expect(proposeTimes(times(null, '12:00', '13:00', '17:00'), usual).entrata1).toBe('08:00');
    expect(
      proposeTimes(times('18:00'), {
        lastDays: lastDays.map(({ uscita1 }) => times('08:00', uscita1)),
        planned: 0,
      }).uscita1,
    ).toBeNull();
    expect(proposeTimes(times('08:00', '12:00'), usual)).toEqual(noPunchTimes);
  });
});

describe('the hours of punches', () => {
  const limits = limitsOf(
    { day: '2026-03-02', weekdayPlan: 480, isHoliday: false },
    { overtimeOnDaysOff: false },
  );
  const hours = (worked: number, isMatched = true, causeId: string | null = null) =>
    hoursOfPunches({ worked, isMatched }, { limits, causeId });

  it('are ordinary up to the plan, overtime above it, and absence once every entrance has its exit', () => {
    expect(hours(540)).toEqual({ ordinary: 480, overtime: 60, absence: 0, causeId: null });
    expect(hours(240, false)).toEqual({ ordinary: 240, overtime: 0, absence: 0, causeId: null });
    expect(hours(240, true, 'PE')).toEqual({ ordinary: 240, overtime: 0, absence: 240, causeId: 'PE' });
    expect(hours(1440)).toMatchObject({ ordinary: 480, overtime: 480 });
    expect(hours(0)).toEqual({ ordinary: 0, overtime: 0, absence: 0, causeId: null });
  });
});
