import { jest } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import {
  base64Text,
  idList,
  jsonText,
  okAnd,
  siNo,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from './wire.ts';

const form = wireObject({
  title: z.string(),
  ids: ['v_id', idList],
  savesCopy: ['v_save_doc', siNo],
  hours: ['v_hours', wholeNumber.optional()],
});

describe('a value that travels as JSON', () => {
  const nested = wireObject({ value: jsonText(z.unknown()) });
  const decodes = (value: string) => nested.safeDecode({ value } as never).success;

  it('is refused when it is nested further than any value of ours, whatever its texts hold', () => {
    expect(decodes(`${'['.repeat(33)}${']'.repeat(33)}`)).toBe(false);
    expect(decodes('{"a":'.repeat(33) + '1' + '}'.repeat(33))).toBe(false);
    expect(decodes(`${'['.repeat(32)}${']'.repeat(32)}`)).toBe(true);
    expect(decodes(JSON.stringify(['[{"\\'.repeat(50)]))).toBe(true);
    expect(decodes(`[${'[],'.repeat(50)}1]`)).toBe(true);
  });
});

describe('wireObject', () => {
  it('reads the specified names into ours', () => {
    expect(z.decode(form, { title: 'T', v_id: '1,2', v_save_doc: 'S', v_hours: '8' })).toEqual({
      title: 'T',
      ids: ['1', '2'],
      savesCopy: true,
      hours: 8,
    });
  });

  it('writes our names back as the specified ones', () => {
    expect(z.encode(form, { title: 'T', ids: ['1'], savesCopy: false })).toEqual({
      title: 'T',
      v_id: '1',
      v_save_doc: 'N',
    });
  });

  it('names the wire field that is wrong', () => {
    const result = form.safeParse({ title: 'T', v_id: '1', v_save_doc: 'X' });
    expect(result.error?.issues[0]?.path).toEqual(['v_save_doc']);
    expect(form.names['v_save_doc']).toBe('savesCopy');
  });

  it('describes the wire side to OpenAPI', () => {
    const schema = z.toJSONSchema(form, { io: 'input' });
    expect(Object.keys(schema.properties ?? {})).toEqual(['title', 'v_id', 'v_save_doc', 'v_hours']);
  });

  it('nests', () => {
    const list = wireObject({ rows: ['data', z.array(form)] });
    const value = { rows: [{ title: 'T', ids: ['7'], savesCopy: true, hours: 2 }] };
    expect(z.decode(list, z.encode(list, value))).toEqual(value);
  });
});

describe('writing without checks', () => {
  const inner = wireObject({ isDone: ['fld_done', siNo] });
  const outer = okAnd({
    rows: ['data', z.array(inner)],
    flags: z.array(zeroOne),
    names: z.array(z.string()),
    last: inner.nullable(),
    isOpen: ['fld_open', yesNo.nullable()],
    isKnown: ['fld_known', zeroOne.optional()],
    ids: ['v_id', idList],
    done: jsonText(z.array(inner)),
    may: z.object({ edit: z.boolean(), state: siNo }),
  });
  const given = fc.record(
    {
      rows: fc.array(fc.record({ isDone: fc.boolean() })),
      flags: fc.array(fc.boolean()),
      names: fc.array(fc.string()),
      last: fc.option(fc.record({ isDone: fc.boolean() })),
      isOpen: fc.option(fc.boolean()),
      isKnown: fc.boolean(),
      ids: fc.array(fc.string()),
      done: fc.array(fc.record({ isDone: fc.boolean() })),
      may: fc.record({ edit: fc.boolean(), state: fc.boolean() }),
    },
    { requiredKeys: ['rows', 'flags', 'names', 'last', 'isOpen', 'ids', 'done', 'may'] },
  );

  it('writes what the codec writes', () => {
    fc.assert(
      fc.property(given, (value) => expect(outer.write(value as never)).toEqual(z.encode(outer, value))),
    );
  });

  it('leaves out what has no name', () => {
    expect(inner.write({ isDone: true, secret: 1 } as never)).toEqual({ fld_done: 'S' });
    const may = { edit: true, state: false, secret: 1 };
    expect(outer.write({ may } as never)).toEqual({ Result: 'OK', may: { edit: true, state: 'N' } });
  });

  it('refuses a schema of which it cannot know what its codec does', () => {
    const either = wireObject({ value: z.union([siNo, z.string()]) });
    expect(() => either.write({ value: true } as never)).toThrow('union');
  });
});

describe('codecs', () => {
  it('takes 0 and 1 as numbers and as texts', () => {
    expect([z.decode(zeroOne, '1'), z.decode(zeroOne, 0), z.encode(zeroOne, true)]).toEqual([true, false, 1]);
  });

  it('keeps accents through base64', () => {
    expect(z.decode(base64Text, z.encode(base64Text, 'Niccolò Đ'))).toBe('Niccolò Đ');
  });

  it('refuses a text that is not base64', () => {
    expect(base64Text.safeParse('***').success).toBe(false);
  });

  it('refuses a text that is not JSON', () => {
    expect(jsonText(z.array(z.number())).safeParse('[1').success).toBe(false);
    expect(z.decode(jsonText(z.array(z.number())), '[1]')).toEqual([1]);
  });

  it.each([
    ['lists in lists', '['.repeat(11_000_000)],
    ['values that are none of those asked for', `[${'0,'.repeat(5_500_000)}0]`],
    ['objects', '{"a":'.repeat(2_000_000)],
  ])('refuses what would take long to look at, before it is looked at: %s', (_, text) => {
    const parse = jest.spyOn(JSON, 'parse');
    expect(jsonText(z.array(z.object({ a: z.string() })).max(20)).safeParse(text).success).toBe(false);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});
