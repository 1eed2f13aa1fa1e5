import { formatInstant, romeTime } from './format-instant.ts';

describe('an instant of the server', () => {
  it('has the clock of Rome, in summer and in winter', () => {
    expect(formatInstant(new Date('2026-07-04T23:05:00Z'), 'it')).toBe('05/07/2026, 01:05');
    expect(formatInstant(new Date('2026-11-21T23:00:00Z'), 'it')).toBe('22/11/2026, 00:00');
  });

  it('says in English whose time it is', () => {
    expect(formatInstant(new Date('2026-11-22T02:48:00Z'), 'en')).toBe('22/11/2026, 03:48 (Italian time)');
  });

  it('has one hour twice when the clock goes back, and skips one when it goes on', () => {
    expect(romeTime(new Date('2026-10-25T00:30:00Z')).time).toBe('02:30');
    expect(romeTime(new Date('2026-10-25T01:30:00Z')).time).toBe('02:30');
    expect(romeTime(new Date('2026-03-29T00:59:00Z')).time).toBe('01:59');
    expect(romeTime(new Date('2026-03-29T01:00:00Z')).time).toBe('03:00');
  });
});
