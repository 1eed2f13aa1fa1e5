import { areGood, isUnder, verdictLines } from './report.ts';

describe('a verdict', () => {
  const of = (isGood: boolean | undefined) => [{ question: 'slow', isGood, detail: 'load –' }];

  it.each([
    [[1, 2], true, 'slow: yes (load –)', true],
    [[1, 3], false, 'slow: NO (load –)', false],
    [[undefined], undefined, 'slow: not measured: too few calls (load –)', true],
    [[3, undefined], false, 'slow: NO (load –)', false],
  ])('of %j is %s', (ratios, verdict, line, isGood) => {
    expect(isUnder(ratios, 3)).toBe(verdict);
    expect(verdictLines(of(verdict))).toEqual([line]);
    expect(areGood(of(verdict))).toBe(isGood);
  });
});
