import { maySignSheet, sheetStateOf } from './sheet-state.rules.ts';

describe('a monthly sheet that was sent to be signed', () => {
  it.each([
    [undefined, true, 'none', true],
    [false, true, 'waiting', false],
    [true, true, 'signed', false],
    [false, false, 'outdated', true],
    [true, false, 'signedThenChanged', true],
  ] as const)('signed %s, current %s, is %s', (isSigned, isCurrent, state, maySign) => {
    expect(sheetStateOf({ isSigned, isCurrent })).toBe(state);
    expect(maySignSheet(state)).toBe(maySign);
  });
});
