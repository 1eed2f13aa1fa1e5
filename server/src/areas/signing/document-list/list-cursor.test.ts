import { decodeListCursor, encodeListCursor } from './list-cursor.ts';

describe('list cursor', () => {
  it('reads back what it wrote', () => {
    const cursor = { createdAt: '2026-11-21T08:05:00.123Z', id: 'a_b' };
    expect(decodeListCursor(encodeListCursor(cursor))).toEqual(cursor);
  });

  it.each(['', '_', 'x_1', '2026-11-21T08:05:00Z', '2026-11-21T08:05:00Z_', "1'; drop table_1"])(
    'refuses %j',
    (text) => {
      expect(() => decodeListCursor(text)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
    },
  );
});
