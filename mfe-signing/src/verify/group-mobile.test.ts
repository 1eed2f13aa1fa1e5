import { caretAfterGrouping, groupMobile, stripSpaces } from './group-mobile.ts';

describe('groupMobile', () => {
  it.each([
    ['', ''],
    ['33', '33'],
    ['3331', '333 1'],
    ['3331234', '333 123 4'],
    ['3331234567', '333 123 45 67'],
    ['333 123 45 67', '333 123 45 67'],
    ['33312345678', '333 123 45 678'],
    ['+39 333', '393 33'],
  ])('groups %j as %j', (text, grouped) => {
    expect(groupMobile(text)).toBe(grouped);
  });

  it('loses no digit, however long the number is', () => {
    for (let length = 0; length < 16; length += 1) {
      const digits = '3331234567890123'.slice(0, length);
      expect(stripSpaces(groupMobile(digits))).toBe(digits);
    }
  });

  it('keeps the caret behind the digit that was typed', () => {
    expect(caretAfterGrouping('3339 123', 4)).toBe(5);
    expect(caretAfterGrouping('3331', 4)).toBe(5);
    expect(caretAfterGrouping('33 123', 2)).toBe(2);
  });
});
