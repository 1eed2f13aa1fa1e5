import fc from 'fast-check';
import { addDays, dayInItaly, timeInItaly, timeOfMinutes } from 'shared-api/contracts/common';
import { feedCalendar } from './feed-calendar.ts';

const beginOf = (day: string, start: number) => {
  const changedAt = new Date('2026-03-01T10:00:00Z');
  const absence = { id: 'a', name: null, version: 1, changedAt, from: day, to: day, start, end: 1439 };
  const [, date = '', time = ''] = /DTSTART:(\d{8})T(\d{6})Z/.exec(feedCalendar([absence], 'it')) ?? [];
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:00Z`;
  return new Date(iso);
};

describe('the times of absences in a calendar', () => {
  it('are those of the clocks of Italy, on any day', () => {
    const day = fc.nat({ max: 800 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 180, max: 1438 }), (on, start) => {
        const begin = beginOf(on, start);
        expect([dayInItaly(begin), timeInItaly(begin)]).toEqual([on, timeOfMinutes(start)]);
      }),
    );
  });

  it('are the first of an hour that comes twice, and an hour later in one that is left out', () => {
    expect(beginOf('2027-10-31', 150).toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(beginOf('2027-03-28', 150).toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(beginOf('2026-07-01', 0).toISOString()).toBe('2026-06-30T22:00:00.000Z');
  });

  it('of a night end on the next day', () => {
    const [changedAt, day] = [new Date('2026-03-01T10:00:00Z'), '2026-03-10'];
    const night = { id: 'a', name: null, version: 1, changedAt, from: day, to: day, start: 1320, end: 1560 };
    expect(feedCalendar([night], 'it')).toContain('DTSTART:20260310T210000Z\r\nDTEND:20260311T010000Z');
    expect(feedCalendar([{ ...night, end: 1440 }], 'it')).toContain('DTEND:20260310T230000Z');
  });
});
