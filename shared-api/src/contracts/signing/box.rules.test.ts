import fc from 'fast-check';
import { findBoxProblem, isAtSamePlace } from './box.rules.ts';
import type { SignatureBox } from './document.ts';

const page = { width: 595, height: 842, rotation: 0 };
const box: SignatureBox = { page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 };

describe('the boxes of a document', () => {
  it('are fit to be signed where each can be read and none hides another', () => {
    expect(findBoxProblem([box, { ...box, y: 0.2 }, { ...box, page: 2 }], [page, page])).toBeUndefined();
    expect(findBoxProblem([], [page])).toBeUndefined();
  });

  it.each([
    ['too narrow', { width: 0.005 }],
    ['too low', { height: 0.002 }],
  ])('are refused where one is %s for a signature', (_, change) => {
    expect(findBoxProblem([box, { ...box, y: 0.5, ...change }], [page])).toEqual({
      problem: 'box-too-small',
      places: [1],
    });
  });

  it('may be as small as the smallest one, with what rounding takes, and as small as their page', () => {
    expect(findBoxProblem([{ ...box, width: 0.1, height: 24 / 842 }], [page])).toBeUndefined();
    const stamp = { width: 40, height: 20, rotation: 0 };
    expect(findBoxProblem([{ page: 1, x: 0, y: 0, width: 1, height: 1 }], [stamp])).toBeUndefined();
  });

  it.each([
    ['at the very same place', {}],
    ['a little aside', { x: 0.11, y: 0.105 }],
    ['within the other', { x: 0.15, width: 0.15 }],
  ])('are refused where one lies %s', (_, change) => {
    expect(findBoxProblem([box, { ...box, page: 2 }, { ...box, ...change }], [page, page])).toEqual({
      problem: 'boxes-same-place',
      places: [0, 2],
    });
  });

  it('may overlap in part', () => {
    expect(findBoxProblem([box, { ...box, x: 0.25, y: 0.15 }], [page])).toBeUndefined();
  });

  it('are at one place for both of them or for neither', () => {
    const share = fc.double({ min: 0.05, max: 0.5, noNaN: true });
    const any = fc.record({ page: fc.constantFrom(1, 2), x: share, y: share, width: share, height: share });
    fc.assert(fc.property(any, any, (one, other) => isAtSamePlace(one, other) === isAtSamePlace(other, one)));
    fc.assert(fc.property(any, (one) => isAtSamePlace(one, one)));
  });
});
