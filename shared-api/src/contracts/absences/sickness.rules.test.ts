import { isUnusualProtocol, protocolNumber } from './protocol.rules.ts';
import { certifiedPart, rectifiedEnd, uncoveredDays } from './sickness.rules.ts';

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

describe('the part of a sickness that a certificate leaves', () => {
  it.each([
    ['its beginning', period(10, 11), period(10, 11)],
    ['its end', period(11, 20), period(11, 12)],
    ['a day within it', period(11, 11), period(11, 11)],
    ['no part where it covers all', period(10, 12), undefined],
    ['no part where it goes on', period(10, 20), undefined],
    ['no part where it covers none', period(13, 20), undefined],
  ])('is %s', (_case, certificate, part) => {
    expect(certifiedPart(period(10, 12), certificate)).toEqual(part);
  });
});

describe('the end of a sickness by its newest certificate', () => {
  const filed = (from: number, to: number, hour: number) => ({
    ...period(from, to),
    addedAt: `2026-03-10T${hour}:00:00.000Z`,
  });
  it.each([
    ['that of a shorter prognosis', [filed(10, 20, 11), filed(10, 14, 12)], '2026-03-14'],
    [
      'that, whatever the order in which they are listed',
      [filed(10, 14, 12), filed(10, 20, 11)],
      '2026-03-14',
    ],
    ['not another where they go on from each other', [filed(10, 14, 11), filed(15, 20, 12)], undefined],
    ['not another where the earlier part came last', [filed(15, 20, 11), filed(10, 14, 12)], undefined],
    ['not another where the last one covers it', [filed(10, 14, 11), filed(10, 20, 12)], undefined],
    ['not another without one', [], undefined],
  ])('is %s', (_case, certificates, end) => {
    expect(rectifiedEnd(period(10, 20), certificates)).toBe(end);
  });
});

describe('the number of a certificate', () => {
  it.each([
    [' 123 456 789 ', '123456789'],
    ['', ''],
    ['PUC 123456789', '123456789'],
    ['puc: 123456789', '123456789'],
    ['n. 4711', '4711'],
    ['abc 123', 'ABC123'],
    ['N-12/b', 'N-12/B'],
    ['PUCK 12', 'PUCK12'],
  ])('%j is %j', (typed, number) => {
    expect(protocolNumber.parse(typed)).toBe(number);
  });

  it.each(['12?', '-12', '<b>', '1'.repeat(31)])('is not %j', (typed) => {
    expect(protocolNumber.safeParse(typed).success).toBe(false);
  });

  it.each([
    ['', false],
    ['123456789', false],
    ['PUC 123 456 789', false],
    ['12345678', true],
    ['AB1234567', true],
    ['1234567890', true],
  ])('%j is unusual: %s', (protocol, isUnusual) => {
    expect(isUnusualProtocol(protocol)).toBe(isUnusual);
  });
});
