import fc from 'fast-check';
import { addMonths } from '../common/index.ts';
import { isInSpan, monthSpanOn, nearestMonth } from './month-span.rules.ts';

const span = monthSpanOn('2026-11-26');
const month = fc.record({
  year: fc.integer({ min: 2000, max: 2199 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('the months that there are', () => {
  it('go from January ten years ago to the month two years ahead', () => {
    expect(span).toEqual({ first: { year: 2016, month: 1 }, last: { year: 2028, month: 11 } });
    expect(isInSpan(span.first, span)).toBe(true);
    expect(isInSpan(span.last, span)).toBe(true);
    expect(isInSpan(addMonths(span.first, -1), span)).toBe(false);
    expect(isInSpan(addMonths(span.last, 1), span)).toBe(false);
  });

  it('are where any other month leads, to the nearer end', () => {
    expect(nearestMonth({ year: 2150, month: 6 }, span)).toEqual(span.last);
    expect(nearestMonth({ year: 2000, month: 1 }, span)).toEqual(span.first);
    fc.assert(
      fc.property(month, (any) => {
        const nearest = nearestMonth(any, span);
        expect(isInSpan(nearest, span)).toBe(true);
        if (isInSpan(any, span)) expect(nearest).toEqual(any);
      }),
    );
  });
});
