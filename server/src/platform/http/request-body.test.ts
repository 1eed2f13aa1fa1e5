import { defineCall, wireObject } from 'shared-api/contracts/common';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { bodyLimits, largeBody } from './request-body.ts';
import { serve } from './serve.ts';

const length = wireObject({ length: z.number() });
const definition = { access: 'public', input: wireObject({ text: z.string() }), output: length } as const;
const asForm = defineCall({ name: 'asForm', ...definition });
const asJson = defineCall({ name: 'asJson', encoding: 'json', ...definition });
const asLargeForm = defineCall({ name: 'asLargeForm', ...definition });
const asQuery = defineCall({ name: 'asQuery', method: 'GET', ...definition });

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    routes: (app) => {
      for (const call of [asForm, asJson, asQuery])
        serve(app, call, ({ input }) => ({ length: input.text.length }));
      serve(app, asLargeForm, ({ input }) => ({ length: input.text.length }), { bodyLimit: largeBody });
    },
  });
});
afterAll(() => testApp.close());

interface Body {
  readonly type: string;
  readonly payload: string;
}

const form = (size: number): Body => ({
  type: 'application/x-www-form-urlencoded',
  payload: 'text='.padEnd(size, 'a'),
});
const json = (size: number): Body => ({
  type: 'application/json',
  payload: `{"text":"${'a'.repeat(size - '{"text":""}'.length)}"}`,
});

async function post({ path }: { readonly path: string }, { type, payload }: Body) {
  const headers = { 'x-sportello-client': 'test', 'content-type': type };
  const response = await testApp.app.inject({ method: 'POST', url: path, headers, payload });
  return [response.statusCode, response.json().code ?? response.json().length];
}

describe('a body', () => {
  it.each([
    ['a form', asForm, form, bodyLimits.form, 'text='.length],
    ['a form that is large', asLargeForm, form, largeBody, 'text='.length],
    ['a JSON document', asJson, json, bodyLimits.json, '{"text":""}'.length],
  ] as const)('as large as it may be is read: %s', async (_, call, make, limit, around) => {
    expect(await post(call, make(limit))).toEqual([200, limit - around]);
    expect(await post(call, make(limit + 1))).toEqual([413, 'too-large']);
  });

  it.each([
    ['a JSON document in place of a form', asForm, json(100)],
    ['a JSON document in place of a large form', asLargeForm, json(100)],
    ['a form in place of a JSON document', asJson, form(100)],
    ['text', asForm, { type: 'text/plain', payload: 'text=a' }],
    ['a form with files', asForm, { type: 'multipart/form-data; boundary=x', payload: '--x--' }],
    ['what has no name', asForm, { type: ';', payload: 'text=a' }],
  ])('that is written in another way is refused: %s', async (_, call, body) => {
    expect(await post(call, body)).toEqual([400, 'invalid-input']);
  });

  it.each(['application/x-www-form-urlencoded; charset=UTF-8', 'Application/X-WWW-Form-Urlencoded'])(
    'may say more about itself: %s',
    async (type) => {
      expect(await post(asForm, { type, payload: 'text=abc' })).toEqual([200, 3]);
    },
  );

  it('may be announced where a call has none, as some clients do', async () => {
    const { path } = asQuery;
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await testApp.app.inject({ method: 'GET', url: `${path}?text=abc`, headers });
    expect(statusCode).toBe(200);
  });

  it('of an address that nobody serves is not read', async () => {
    expect(await post({ path: '/api/nobody' }, form(bodyLimits.json + 1))).toEqual([413, 'too-large']);
    expect(await post({ path: '/api/nobody' }, json(100))).toEqual([404, 'not-found']);
  });
});
