import { isUnusualProtocol, protocolNumber } from './protocol.rules.ts';
import { uncoveredDays } from './sickness.rules.ts';

const period = (from: number, to: number) => ({ from: `2026-03-${from}`, to: `2026-03-${to}` });

describe('the days that no certificate covers', () => {
  it.each([
    ['all of them without one', [], [10, 11, 12]],
    ['none where several go on from each other', [period(10, 11), period(12, 20)], []],
    ['those between two', [period(10, 10), period(12, 12)], [11]],
    ['those that came before it', [period(12, 31)], [10, 11]],
  ])('are %s', (_case, certificates, days) => {
    expect(uncoveredDays(period(10, 12), certificates)).toEqual(days.map((day) => `2026-03-${day}`));
  });
});

describe('the number of a certificate', () => {
  it('is digits, blanks left out, or nothing', () => {
    expect(protocolNumber.parse(' 123 456 789 ')).toBe('123456789');
    expect(protocolNumber.parse('')).toBe('');
    expect(protocolNumber.safeParse('12A').success).toBe(false);
  });

  it.each([
    ['', false],
    ['123456789', false],
    ['12345678', true],
    ['1234567890', true],
  ])('%j is unusual: %s', (protocol, isUnusual) => {
    expect(isUnusualProtocol(protocol)).toBe(isUnusual);
  });
});
