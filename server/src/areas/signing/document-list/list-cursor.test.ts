import { decodeListCursor, encodeListCursor } from './list-cursor.ts';

const newestFirst = { sort: 'created', direction: 'descending' } as const;
const byTitle = { sort: 'title', direction: 'ascending' } as const;
const refusal = expect.objectContaining({ code: 'invalid-input' });

describe('list cursor', () => {
  it.each([
    [newestFirst, '2026-11-21T08:05:00.123Z'],
    [byTitle, 'però: "x"_'],
    [{ ...byTitle, sort: 'sent' }, '-infinity'],
    [{ ...byTitle, sort: 'signed' }, '2026-11-21T08:05:00.123+01:00'],
    [{ ...byTitle, sort: 'lifecycle' }, '3'],
  ] as const)('reads back what it wrote of %j', (order, sortValue) => {
    const cursor = { sortValue, id: 'a_b' };
    expect(decodeListCursor(order, encodeListCursor(order, cursor))).toEqual(cursor);
  });

  it.each(['', '_', 'x_1', '2026-11-21T08:05:00Z', '2026-11-21T08:05:00Z_', "1'; drop table_1"])(
    'refuses %j',
    (text) => {
      expect(() => decodeListCursor(newestFirst, text)).toThrow(refusal);
      expect(() => decodeListCursor(byTitle, text)).toThrow(refusal);
    },
  );

  it('refuses the cursor of another order', () => {
    const text = encodeListCursor(byTitle, { sortValue: 'a', id: '1' });
    expect(() => decodeListCursor({ ...byTitle, direction: 'descending' }, text)).toThrow(refusal);
    expect(() => decodeListCursor({ ...byTitle, sort: 'receiver' }, text)).toThrow(refusal);
    const forged = encodeListCursor({ ...byTitle, sort: 'sent' }, { sortValue: 'now', id: '1' });
    expect(() => decodeListCursor({ ...byTitle, sort: 'sent' }, forged)).toThrow(refusal);
  });
});
