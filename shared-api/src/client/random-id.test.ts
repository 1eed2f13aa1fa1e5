import { z } from 'zod';
import { randomId } from './random-id.ts';

describe('randomId', () => {
  it('makes ids that the contracts take as UUIDs, each another, without what secure pages alone have', () => {
    const onlySecure = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const ids = Array.from({ length: 500 }, randomId);
    expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    onlySecure.mockRestore();
  });
});
