import { findText } from './find-text.ts';

const area = { x: 0, y: 0, width: 1, height: 0.02 };
const lines = (...texts: string[]) => texts.map((text) => ({ text, endsLine: true, area }));
const found = (texts: string[], query: string) =>
  findText(lines(...texts), query).map(({ start, end }) => [
    [start.part, start.offset],
    [end.part, end.offset],
  ]);

describe('searching a page', () => {
  it('finds every place, whatever the capitals and accents', () => {
    expect(found(['La CITTÀ e la citta', 'di Città'], 'città')).toEqual([
      [
        [0, 3],
        [0, 8],
      ],
      [
        [0, 14],
        [0, 19],
      ],
      [
        [1, 3],
        [1, 8],
      ],
    ]);
  });

  it('finds words over the end of a line, and with other spaces between', () => {
    expect(found(['condizioni', 'generali'], 'condizioni generali')).toEqual([
      [
        [0, 0],
        [1, 8],
      ],
    ]);
    expect(found(['a  b'], 'a b')).toEqual([
      [
        [0, 0],
        [0, 4],
      ],
    ]);
  });

  it('reads ligatures as the letters they are', () => {
    expect(found(['la ﬁrma'], 'firma')).toEqual([
      [
        [0, 3],
        [0, 7],
      ],
    ]);
  });

  it('finds nothing for nothing, and no special characters', () => {
    expect(found(['abc'], '  ')).toEqual([]);
    expect(found(['abc'], 'a.c')).toEqual([]);
  });
});
