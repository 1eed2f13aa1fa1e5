import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { defineCall, wireObject } from 'shared-api/contracts/common';
import { z } from 'zod';
import { callOn, createTestApp, type TestApp } from '../../testing/index.ts';
import { AppError } from '../errors/app-error.ts';
import { createLogger } from '../logger.ts';
import { createHttp } from './create-http.ts';
import { serve } from './serve.ts';
import { isStorable } from './storable-text.ts';
import { greet } from './testing/greet.contract.ts';

const keep = defineCall({
  name: 'keep',
  encoding: 'multipart',
  access: 'public',
  files: ['file'],
  input: wireObject({ title: z.string() }),
  output: wireObject({ size: z.number(), name: z.string() }),
});
const breakDown = defineCall({
  name: 'breakDown',
  method: 'GET',
  access: 'public',
  input: wireObject({}),
  output: wireObject({}),
});

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({
    env: {
      PUBLIC_URL: 'https://sportello.example.com',
      DEMO: 'true',
      FRAME_ANCESTORS: 'https://app.example.com',
      UPLOAD_MIN_BYTES: '100000',
      UPLOAD_MAX_BYTES: '5000000',
    },
    routes: (app) => {
      serve(app, greet, ({ input }) => {
        if (input.person === 'nobody') throw new AppError('conflict', { fields: { person: 'Unknown' } });
        return { greeting: `Ciao ${input.person}` };
      });
      serve(app, keep, ({ files }) => ({ size: files['file']?.size ?? 0, name: files['file']?.name ?? '' }));
      serve(app, breakDown, () => {
        throw new Error('the table users has no column x');
      });
    },
  });
});
afterAll(() => testApp.close());

const post = (headers: Record<string, string>, payload: object = { v_user: 'Ada' }) =>
  testApp.app.inject({ method: 'POST', url: greet.path, headers, payload });

describe('what changes something', () => {
  const client = { 'x-sportello-client': 'web' };

  it.each([
    ['the public address', { ...client, origin: 'https://sportello.example.com' }],
    ['our own page', { ...client, 'sec-fetch-site': 'same-origin' }],
    ['a client that is no browser', client],
  ])('is taken from %s', async (_from, headers) => {
    expect((await post(headers)).json()).toEqual({ greeting: 'Ciao Ada' });
  });

  it.each([
    ['a form of another site, which cannot set our header', {}],
    ['another origin', { ...client, origin: 'https://evil.example.com' }],
    ['a page in a sandbox', { ...client, origin: 'null' }],
    ['another site', { ...client, 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { ...client, 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', async (_from, headers) => {
    const response = await post(headers);
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
  });
});

describe('a refusal', () => {
  it('has words in the language of the caller, a code, the fields by the names that were sent and the id of the request', async () => {
    const chosen = { 'x-sportello-client': 'web/2', cookie: 'sportello_language=en' };
    const response = await post(chosen, { v_user: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      Result: 'KO',
      Error: 'Please check your data',
      ErrDetails: 'Please check your data',
      code: 'invalid-input',
      fields: { v_user: 'Field required' },
      requestId: response.headers['x-request-id'],
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('names the fields of a page from before as that page knows them, too', async () => {
    const { fields } = (await post({ 'x-sportello-client': 'web' }, { v_user: 'nobody' })).json();
    expect(fields).toEqual({ v_user: 'Unknown', person: 'Unknown' });
  });

  it('names on the wire what a call refuses later, and in our words what the client reads', async () => {
    const { code, fields } = (await post({ 'x-sportello-client': 'web/2' }, { v_user: 'nobody' })).json();
    expect([code, fields]).toEqual(['conflict', { v_user: 'Unknown' }]);
    const { error } = await callOn(testApp.app, greet, { person: 'nobody' });
    expect(error?.fields).toEqual({ person: 'Unknown' });
  });

  it('is Italian unless English was chosen, whatever the browser asks for', async () => {
    const headers = { 'x-sportello-client': 'web/2', 'accept-language': 'en-GB' };
    expect((await post(headers, { v_user: '' })).json().fields).toEqual({ v_user: 'Campo obbligatorio' });
  });

  it('keeps to itself what broke', async () => {
    const { status, error } = await callOn(testApp.app, breakDown, {}, { language: 'en' });
    expect([status, error?.ErrDetails]).toEqual([
      500,
      'Something is wrong on our side: please try again shortly',
    ]);
    expect(JSON.stringify(error)).not.toContain('column');
  });

  it('answers an address that is not there, and a body that is no JSON', async () => {
    expect((await testApp.app.inject('/api/nothing')).json().code).toBe('not-found');
    const response = await testApp.app.inject({
      method: 'POST',
      url: greet.path,
      headers: { 'x-sportello-client': 'web', 'content-type': 'application/json' },
      payload: '{',
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-input']);
  });

  it('is what a text with a NUL in it gets, however deep, for no database takes it', async () => {
    const plain = await callOn(testApp.app, greet, { person: 'A\0da' });
    expect([plain.status, plain.error?.code]).toEqual([400, 'invalid-input']);
    expect(isStorable({ list: [{ name: 'A\0da' }] })).toBe(false);
    expect(isStorable({ list: [{ name: 'Ada', at: new Date(), count: 1, none: null }] })).toBe(true);
  });

  it('is what a body gets that is too large', async () => {
    const { status, error } = await callOn(testApp.app, greet, { person: 'x'.repeat(1024 * 1024) });
    expect([status, error?.code]).toEqual([413, 'too-large']);
  });
});

describe('a file', () => {
  const send = (bytes: number, name = 'a.pdf') =>
    callOn(
      testApp.app,
      keep,
      { title: 'x' },
      {
        language: 'en',
        files: { file: new File([new Uint8Array(bytes)], name) },
      },
    );

  it('comes in within the allowed sizes, its name without any folder', async () => {
    expect((await send(100_000, '../../etc/a.pdf')).output).toEqual({ size: 100_000, name: 'a.pdf' });
    expect((await send(5_000_000)).output.size).toBe(5_000_000);
  });

  it.each([99_999, 5_000_001])(
    'of %d bytes is refused with the sentence of the specification',
    async (bytes) => {
      const { status, error } = await send(bytes);
      expect(status).toBe(413);
      expect(error?.ErrDetails).toBe('The file size must be between 100 Kb and 5 Mb');
    },
  );

  it('that is empty is refused as such', async () => {
    const { status, error } = await send(0);
    expect([status, error?.Error]).toEqual([400, 'The file is empty']);
  });

  it.each([
    ['with a folder of Windows', 'C:\\fakepath\\a.pdf', 'a.pdf'],
    ['with control characters', 'a\u0007\u0000b.pdf', 'a b.pdf'],
    ['of 404 letters', `${'à'.repeat(400)}.pdf`, `${'à'.repeat(146)}.pdf`],
  ])('with a name %s is known by one that can be shown', async (_kind, sent, known) => {
    expect((await send(100_000, sent)).output.name).toBe(known);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'in a body that is not what its type says (%s) is refused',
    async (type) => {
      const headers = { 'x-sportello-client': 'web', 'content-type': type };
      const payload = '--x\r\nbroken';
      const response = await testApp.app.inject({ method: 'POST', url: keep.path, headers, payload });
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-input']);
    },
  );

  it('that the call does not know is refused', async () => {
    const files = { other: new File([new Uint8Array(100_000)], 'a.pdf') };
    expect((await callOn(testApp.app, keep, { title: 'x' }, { files })).status).toBe(400);
  });
});

describe('the headers', () => {
  it('let nothing foreign run, and only the wrapper frame the pages', async () => {
    const { headers } = await testApp.app.inject('/healthz');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'[^;]*;/);
    expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|https?:)/);
    expect(policy).toContain("frame-ancestors 'self' https://app.example.com");
    expect(policy).toContain("object-src 'none'");
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
  });

  it.each([
    ['a call', 'POST', '/api/greet'],
    ['an address that nobody serves', 'GET', '/api/nothing'],
    ['an address that is none', 'GET', '/%c0'],
    ['a name that is too long', 'GET', `/assets/${'a'.repeat(3000)}/b.js`],
  ] as const)('stand on the refusal of %s too', async (_what, method, url) => {
    const { statusCode, headers, json } = await testApp.app.inject({ method, url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(json()).toMatchObject({ Result: 'KO', requestId: expect.any(String) });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('are the same on the refusal of an address that is none as on every other answer', async () => {
    const shown = async (url: string) => {
      const { headers } = await testApp.app.inject(url);
      const passing = ['date', 'content-length', 'connection', 'x-request-id', 'content-security-policy'];
      const names = Object.keys(headers).filter((name) => !passing.includes(name));
      return Object.fromEntries(names.map((name) => [name, headers[name]]));
    };
    expect(await shown('/%')).toEqual(await shown('/api/nothing'));
  });

  it('say where browsers report what they refused', async () => {
    const { headers } = await testApp.app.inject('/healthz');
    expect(headers['reporting-endpoints']).toBe('violations="/api/reportViolation"');
    expect(headers['content-security-policy']).toMatch(
      /; report-uri \/api\/reportViolation; report-to violations$/,
    );
  });

  it('let no style element stand on the pages for developers but their own', async () => {
    const { headers, body } = await testApp.app.inject('/api/docs');
    const nonce = /<style nonce="([\w-]+)">/.exec(body)?.[1];
    expect(String(headers['content-security-policy'])).toContain(`style-src 'self' 'nonce-${nonce}'`);
  });
});

describe('the log', () => {
  it('holds no query, no long part of a path, no cookie and no body', async () => {
    const lines = new PassThrough();
    const { config, sessions, storage } = testApp.platform;
    const app = await createHttp({ config, sessions, storage, logger: createLogger('info', lines) });
    serve(app, greet, ({ input, request }) => {
      request.log.info({ password: 'hush-logged', input: { code: 'hush-nested' } }, 'greeting');
      return { greeting: input.person };
    });
    const headers = { 'x-sportello-client': 'web', cookie: 'sportello_session=hush-cookie' };
    await app.inject({
      method: 'POST',
      url: `${greet.path}?token=hush-query`,
      headers,
      payload: { v_user: 'hush-body' },
    });
    await app.inject({ url: `/documents/${'hush-path'.repeat(6)}`, headers });
    await app.inject({ method: 'POST', url: greet.path });
    await app.close();
    lines.end();
    const log = await text(lines);
    expect(log).toContain('/api/greet');
    expect(log).toContain('[long]');
    expect(log).toContain('"refusal":"forbidden"');
    expect(log).not.toContain('hush');
  });
});
