import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineCall, wireObject } from 'shared-api/contracts/common';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { serve } from './serve.ts';
import { greet } from './testing/greet.contract.ts';

/** Answers with all that it was given. */
const echo = defineCall({
  name: 'echo',
  method: 'GET',
  access: 'public',
  input: z.object({ name: z.string() }),
  output: z.object({ given: z.string() }),
});
const save = defineCall({
  name: 'save',
  access: 'public',
  input: wireObject({ name: z.string() }),
  output: z.object({ given: z.string() }),
});
const saveJson = defineCall({
  name: 'saveJson',
  encoding: 'json',
  access: 'public',
  input: wireObject({ name: z.string() }),
  output: z.object({ given: z.string() }),
});
const send = defineCall({
  name: 'send',
  encoding: 'multipart',
  access: 'public',
  files: ['file'],
  input: wireObject({ name: z.string() }),
  output: z.object({ given: z.string() }),
});
const lines: string[] = [];
let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({
    env: { PUBLIC_URL: 'https://sportello.example.com', DEMO: 'true', TRUSTED_PROXIES: '10.0.0.0/8' },
    log: (line) => lines.push(line),
    routes: (app) => {
      serve(app, greet, ({ input }) => ({ greeting: `Ciao ${input.person}` }));
      serve(app, echo, ({ input }) => ({ given: JSON.stringify(input) }));
      serve(app, send, ({ input }) => ({ given: input.name }));
      for (const call of [save, saveJson])
        serve(app, call, ({ input }) => ({ given: JSON.stringify(input) }));
    },
  });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => testApp.close());

/** What the server answers to bytes as somebody writes them, until it closes. */
async function sendBytes(...request: string[]): Promise<string> {
  const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(request.join('\r\n'));
  return text(socket);
}

const form = 'application/x-www-form-urlencoded';
const post = (payload: string, { path } = save, type = form) => {
  const headers = { 'x-sportello-client': 'web', 'content-type': type };
  return testApp.app.inject({ method: 'POST', url: path, headers, payload });
};
const postJson = (payload: string) => post(payload, saveJson, 'application/json');

describe('a request', () => {
  it.each([
    ['two ways of saying how long it is', 'Content-Length: 4', 'Transfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 4', 'Content-Length: 9'],
    ['a line that another server may read otherwise', 'Transfer-Encoding : chunked', 'X-A: 1'],
  ])('with %s is refused, and nothing behind it is read as another one', async (_what, one, other) => {
    const hidden = ['0', '', 'GET /healthz HTTP/1.1', 'Host: localhost', '', ''];
    const answer = await sendBytes('POST /api/greet HTTP/1.1', 'Host: localhost', one, other, '', ...hidden);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer.match(/HTTP\/1.1 /g)).toHaveLength(1);
  });

  it('to be shown back (TRACE) is none that we know', async () => {
    const answer = await sendBytes('TRACE / HTTP/1.1', 'Host: localhost', 'X-Secret: hush', '', '');
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(answer).not.toContain('hush');
  });

  it('is from whom the connection comes, but for the proxies that are named', async () => {
    const addressOf = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };
      await testApp.app.inject({ url: '/api/nothing', remoteAddress, headers });
      return (
        JSON.parse(lines.findLast((line) => line.includes('request refused')) ?? '{}') as { ip?: string }
      ).ip;
    };
    expect(await addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(await addressOf('10.1.2.3')).toBe('203.0.113.9');
  });

  it('cannot write a line of the log by its address or its browser', async () => {
    const forged = '{"level":30,"msg":"forged"}';
    await testApp.app.inject({
      url: `/a%0A${encodeURIComponent(forged)}`,
      headers: { 'user-agent': `x ${forged}` },
    });
    const read = lines.map((line) => [line, JSON.parse(line) as { msg: string; time: number }] as const);
    expect(read.every(([line]) => line.trimEnd().split('\n').length === 1)).toBe(true);
    expect(read.filter(([, { msg }]) => msg === 'forged')).toEqual([]);
    // Milliseconds since 1970, which know no zone.
    expect(read.every(([, { time }]) => Math.abs(Date.now() - time) < 600_000)).toBe(true);
  });
});

describe('an answer', () => {
  it('names no program, opens to no other origin, and says in which letters it is written', async () => {
    for (const url of ['/healthz', '/api/nothing', '/api/docs', '/.well-known/none']) {
      const { headers } = await testApp.app.inject({ url, headers: { origin: 'https://evil.example.com' } });
      expect(headers['content-type']).toMatch(/; charset=utf-8$/);
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
        expect(headers).not.toHaveProperty(name);
    }
  });

  it.each([
    '/.git/config',
    '/.env',
    '/server/src/main.ts',
    '/package.json',
    '/shell/',
    '/modules/',
    '/..%2f',
  ])('to %s is that nothing is there', async (url) => {
    expect((await testApp.app.inject(url)).statusCode).toBe(404);
  });

  it('keeps the token of the outbox to its own host, and to TLS', async () => {
    const { app, platform } = testApp;
    const { cookies } = await app.inject(`/dev/outbox?token=${platform.outboxToken}`);
    expect(cookies).toMatchObject([{ name: '__Host-sportello_outbox', path: '/', secure: true }]);
  });
});

describe('the fields of a call', () => {
  it('come from the one place that it names', async () => {
    const { app } = testApp;
    expect((await post('')).statusCode).toBe(400);
    const headers = { 'x-sportello-client': 'web', cookie: 'name=cookie' };
    const elsewhere = await app.inject({ method: 'POST', url: `${save.path}?name=query`, headers });
    expect(elsewhere.statusCode).toBe(400);
  });

  it('are given once', async () => {
    expect((await post('name=a&name=b')).statusCode).toBe(400);
    expect((await testApp.app.inject(`${echo.path}?name=a&name=b`)).statusCode).toBe(400);
    const part = (value: string) => `--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n${value}\r\n`;
    const sent = (parts: string) => {
      const headers = { 'x-sportello-client': 'web', 'content-type': 'multipart/form-data; boundary=x' };
      return testApp.app.inject({ method: 'POST', url: send.path, headers, payload: `${parts}--x--\r\n` });
    };
    expect((await sent(part('a'))).json()).toEqual({ given: 'a' });
    expect((await sent(part('a') + part('b'))).statusCode).toBe(400);
  });

  it('are those that it names, and of the type that it names', async () => {
    expect((await postJson('{"name":"a"}')).statusCode).toBe(200);
    const { given } = (await post('name=a&isAdmin=1&v_user=x')).json<{ given: string }>();
    expect(given).toBe('{"name":"a"}');
    expect((await postJson('{"name":{"length":1}}')).statusCode).toBe(400);
    expect((await postJson('{"name":["a"]}')).statusCode).toBe(400);
  });

  it('change no object of the language', async () => {
    for (const payload of [
      '{"name":"a","__proto__":{"isAdmin":true}}',
      '{"name":"a","constructor":{"prototype":{"isAdmin":true}}}',
    ])
      expect((await postJson(payload)).statusCode).toBe(400);
    await post('name=a&__proto__[isAdmin]=1&__proto__=1');
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});
