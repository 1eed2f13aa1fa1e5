import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sendRaw } from '../http/send-raw.ts';
import type { WireRequest } from '../http/request.ts';
import { canaries } from '../server/make-records.ts';
import { checkAnswer } from './check-answer.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'self'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'content-type': 'application/json; charset=utf-8',
};
const refusal = {
  Result: 'KO',
  Error: 'Elemento non trovato',
  ErrDetails: 'Elemento non trovato',
  code: 'not-found',
  requestId: 'r',
};
const request: WireRequest = { method: 'GET', target: '/api/x', headers: [] };

let server: Server | undefined;
afterEach(() => server?.close());

/** The rules that an answer breaks, of a server that answers everything by one function. */
async function brokenBy(listener: RequestListener, asked: Partial<Parameters<typeof checkAnswer>[0]> = {}) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const result = await sendRaw(request, { port, timeMs: 500 });
  const facts = { request, role: 'staff', about: 'x', language: 'it', boundMs: 5000, ...asked } as const;
  return checkAnswer(facts, result, { canaries, folders: ['/srv/data-folder'] }).map(({ rule }) => rule);
}

const answer =
  (status: number, body: unknown, own: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response
      .writeHead(status, { ...headers, ...own })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

describe('nothing is found', () => {
  it.each([
    ['a refusal as they are', answer(404, refusal)],
    ['a good answer', answer(200, { Result: 'OK' })],
    ['a server that is busy', answer(503, { ...refusal, code: 'unavailable' })],
  ])('in %s', async (_, listener) => {
    expect(await brokenBy(listener)).toEqual([]);
  });
});

describe('a fault that was planted is found:', () => {
  it.each([
    ['a failure', answer(500, { ...refusal, code: 'internal' }), ['failure']],
    ['a refusal in another shape', answer(400, { error: 'Bad Request' }), ['shape']],
    ['a refusal that is no JSON', answer(400, 'no', { 'content-type': 'text/plain' }), ['shape']],
    ['another language', answer(404, { ...refusal, Error: 'Not found' }), ['language']],
    [
      'the words of a parser',
      answer(404, { ...refusal, fields: { a: 'Invalid input: expected string' } }),
      ['language'],
    ],
    ['a stack', answer(200, 'Error\n    at run (/x/server/src/app.ts:3:4)'), ['inside']],
    ['a folder of the machine', answer(200, 'in /srv/data-folder/files'), ['inside']],
    ['a missing header', answer(200, {}, { 'referrer-policy': 'origin' }), ['headers']],
    ['no answer', (asked) => asked.socket.destroy(), ['silence']],
    ['an answer that never comes', () => undefined, ['silence']],
    ['what others may not read', answer(200, { title: canaries[1]?.word }), ['secret']],
  ] as [string, RequestListener, string[]][])('%s', async (_, listener, rules) => {
    expect(await brokenBy(listener)).toEqual(rules);
  });

  it('an answer that comes late', async () => {
    expect(await brokenBy(answer(200, {}), { boundMs: 0 })).toEqual(['slow']);
  });
});

it('lets people read what is theirs', async () => {
  const [own] = canaries;
  expect(await brokenBy(answer(200, { title: own?.word }), { role: 'admin' })).toEqual([]);
});
