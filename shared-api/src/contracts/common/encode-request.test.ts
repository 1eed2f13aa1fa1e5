import { z } from 'zod';
import { okAnswer } from './answer.ts';
import { defineCall, type Encoding } from './call.ts';
import { encodeRequest } from './encode-request.ts';
import { siNo, wireObject } from './wire.ts';

const callOf = (encoding: Encoding) =>
  defineCall({
    name: 'rename',
    method: encoding === 'query' ? 'GET' : 'POST',
    encoding,
    access: 'public',
    input: wireObject({
      title: ['v_title', z.string()],
      keepsCopy: ['v_copy', siNo.optional()],
      boxes: ['v_coords', z.array(z.number()).optional()],
    }),
    output: okAnswer,
  });

const input = { title: 'A & B', keepsCopy: true, boxes: [1, 2] };
const fields = [
  ['v_title', 'A & B'],
  ['v_copy', 'S'],
  ['v_coords', '[1,2]'],
];

describe('encodeRequest', () => {
  it('puts the input of a query into the address', () => {
    const { method, url, body } = encodeRequest(callOf('query'), input);
    expect([method, body]).toEqual(['GET', undefined]);
    expect(url).toBe('/api/rename?v_title=A+%26+B&v_copy=S&v_coords=%5B1%2C2%5D');
  });

  it('sends a form by wire names, objects as JSON text', () => {
    const { url, body } = encodeRequest(callOf('form'), input);
    expect(url).toBe('/api/rename');
    expect([...(body as URLSearchParams)]).toEqual(fields);
  });

  it('leaves out what is absent', () => {
    const { body } = encodeRequest(callOf('form'), { title: '' });
    expect([...(body as URLSearchParams)]).toEqual([['v_title', '']]);
  });

  it('writes the default of what the caller says nothing of', () => {
    const add = defineCall({
      name: 'add',
      access: 'public',
      input: wireObject({
        title: ['v_title', z.string()],
        keepsCopy: ['v_copy', siNo.default(true)],
        note: z.string().default(''),
      }).refine(({ title }) => title !== ''),
      output: okAnswer,
    });
    const { body } = encodeRequest(add, { title: 'A', note: undefined });
    expect([...(body as URLSearchParams)]).toEqual([
      ['v_title', 'A'],
      ['v_copy', 'S'],
      ['note', ''],
    ]);
  });

  it('sends JSON with its content type', () => {
    expect(encodeRequest(callOf('json'), input)).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: '{"v_title":"A & B","v_copy":"S","v_coords":[1,2]}',
    });
  });

  it('adds files to a multipart form', () => {
    const { body } = encodeRequest(callOf('multipart'), input, { v_file: new Blob(['text']) });
    const parts = [...(body as FormData)];
    expect(parts.slice(0, 3)).toEqual(fields);
    expect(parts[3]?.[0]).toBe('v_file');
  });
});
