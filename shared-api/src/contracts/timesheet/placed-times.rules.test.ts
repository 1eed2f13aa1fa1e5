import { hourOfTwo, instantsOfTimes } from './placed-times.rules.ts';
import type { PunchTimes } from './punch-times.rules.ts';

const place = (day: string, ...times: string[]) => {
  const [entrata1 = null, uscita1 = null, entrata2 = null, uscita2 = null] = times;
  const { instants, unknown } = instantsOfTimes(day, { entrata1, uscita1, entrata2, uscita2 });
  return { at: [...instants.values()].map((instant) => instant.toISOString().slice(5, 16)), unknown };
};

describe('times in Italy', () => {
  it('follow the clocks of the day, and go on into the next', () => {
    expect(place('2026-03-28', '22:00', '06:00').at).toEqual(['03-28T21:00', '03-29T04:00']);
    expect(place('2026-10-24', '22:00', '06:00').at).toEqual(['10-24T20:00', '10-25T05:00']);
    expect(place('2026-07-01', '20:00', '01:00', '02:00', '05:00').at.at(-1)).toBe('07-02T03:00');
  });

  it('do not exist in the hour that is left out', () => {
    expect(place('2026-03-29', '02:30', '10:00').unknown).toEqual(['entrata1']);
    expect(place('2026-03-28', '22:00', '02:30').unknown).toEqual(['uscita1']);
  });

  it('are the second of two where that is said, and say that they come twice', () => {
    const night = { entrata1: '01:00', uscita1: '02:30', entrata2: '02:30', uscita2: null };
    const at = (times: Partial<PunchTimes>, ...inSecondHour: ('uscita1' | 'entrata2')[]) => {
      const { instants, twice } = instantsOfTimes('2026-10-25', { ...night, ...times }, { inSecondHour });
      return { at: [...instants.values()].map((instant) => instant.toISOString().slice(11, 16)), twice };
    };
    expect(at({}).at).toEqual(['23:00', '00:30', '01:30']);
    expect(at({ entrata2: null })).toEqual({ at: ['23:00', '00:30'], twice: ['uscita1'] });
    expect(at({ entrata2: null }, 'uscita1').at).toEqual(['23:00', '01:30']);
    expect(at({ entrata2: '03:00' }, 'uscita1', 'entrata2').at).toEqual(['23:00', '01:30', '02:00']);
    expect(hourOfTwo(new Date('2026-10-25T00:30:59Z'))).toBe('first');
    expect(hourOfTwo(new Date('2026-10-25T01:30:59Z'))).toBe('second');
    expect(hourOfTwo(new Date('2026-10-25T02:00:00Z'))).toBeUndefined();
  });

  it('are the later of two where they would else go back', () => {
    expect(place('2026-10-25', '02:40', '02:20').at).toEqual(['10-25T00:40', '10-25T01:20']);
    expect(place('2026-10-25', '02:20', '02:40').at).toEqual(['10-25T00:20', '10-25T00:40']);
  });
});
