import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorAnswer } from 'shared-api/contracts/common';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { addressOf } from './address-of.ts';

let testApp: TestApp;
let port = 0;

beforeAll(async () => {
  testApp = await createTestApp();
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

/** What a connection answers to bytes that no HTTP client sends. */
async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...headers] = head.split('\r\n');
  return { status: Number(first.split(' ')[1]), headers: headers.map((line) => line.toLowerCase()), body };
}

describe('what is no request', () => {
  it.each([
    ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid-input'],
    ['a method that does not exist', 'G\tET / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid-input'],
    [
      'two hosts',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
      400,
      'invalid-input',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'invalid-input',
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'too-large',
    ],
  ])(
    'because of %s is refused as everything is, and under the same headers',
    async (_, bytes, status, code) => {
      const answer = await send(bytes);
      expect(answer.status).toBe(status);
      expect(errorAnswer.parse(JSON.parse(answer.body)).code).toBe(code);
      const names = answer.headers.map((line) => line.split(':')[0]);
      const inject = await testApp.app.inject({ url: '/api/%', headers: { host: 'x' } });
      const expected = Object.keys(inject.headers).filter((name) => !['date', 'keep-alive'].includes(name));
      expect(names).toEqual(expect.arrayContaining(expected));
    },
  );
});

it('says in words that an address is too long, to the browser of whoever follows it', async () => {
  const { status, headers, body } = await send(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(status).toBe(431);
  expect(headers).toContain('content-type: text/html; charset=utf-8');
  expect(body).toContain('<a href="/">Vai alla Home</a>');
});

it('answers a request as ever that expects what no server knows', async () => {
  const { status, headers } = await send(
    'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n',
  );
  expect(status).toBe(200);
  expect(headers).toContain('x-content-type-options: nosniff');
});

describe('the address of a request', () => {
  it.each(['/', '//', '///', '//:99999/', '/\\', '*', 'http://[::1', 'https:x', ''])(
    'can be read where it is %p',
    (url) => {
      expect(addressOf({ url }).pathname).toMatch(/^\//);
    },
  );

  it('is never taken for that of another host', () => {
    expect(addressOf({ url: '//evil.example/dash?a=1' }).pathname).toBe('//evil.example/dash');
    expect(addressOf({ url: '/dash?lang=en' }).searchParams.get('lang')).toBe('en');
  });
});
