import { z } from 'zod';
import { base64Text, idList, jsonText, siNo, wholeNumber, wireObject, zeroOne } from './wire.ts';

const document = wireObject({
  title: z.string(),
  ids: ['v_id', idList],
  savesCopy: ['v_save_doc', siNo],
  hours: ['v_hours', wholeNumber.optional()],
});

describe('wireObject', () => {
  it('reads the specified names into ours', () => {
    expect(z.decode(document, { title: 'T', v_id: '1,2', v_save_doc: 'S', v_hours: '8' })).toEqual({
      title: 'T',
      ids: ['1', '2'],
      savesCopy: true,
      hours: 8,
    });
  });

  it('writes our names back as the specified ones', () => {
    expect(z.encode(document, { title: 'T', ids: ['1'], savesCopy: false })).toEqual({
      title: 'T',
      v_id: '1',
      v_save_doc: 'N',
    });
  });

  it('names the wire field that is wrong', () => {
    const result = document.safeParse({ title: 'T', v_id: '1', v_save_doc: 'X' });
    expect(result.error?.issues[0]?.path).toEqual(['v_save_doc']);
    expect(document.names['v_save_doc']).toBe('savesCopy');
  });

  it('describes the wire side to OpenAPI', () => {
    const schema = z.toJSONSchema(document, { io: 'input' });
    expect(Object.keys(schema.properties ?? {})).toEqual(['title', 'v_id', 'v_save_doc', 'v_hours']);
  });

  it('nests', () => {
    const list = wireObject({ rows: ['data', z.array(document)] });
    const value = { rows: [{ title: 'T', ids: ['7'], savesCopy: true, hours: 2 }] };
    expect(z.decode(list, z.encode(list, value))).toEqual(value);
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
});
