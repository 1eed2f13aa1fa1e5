import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { defineCall, wireObject } from 'shared-api/contracts/common';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { createHttp } from './create-http.ts';
import { serve } from './serve.ts';
import { greet } from './testing/greet.contract.ts';

const think = defineCall({
  name: 'think',
  method: 'GET',
  access: 'public',
  input: wireObject({}),
  output: wireObject({ thought: z.string() }),
});
const work = defineCall({ ...greet, name: 'work', path: '/api/work', access: 'signed-in' });
// Headers may take as long as a test: silence alone ends a connection here.
const pace = { headersMs: 240_000, silenceMs: 1500, bodyMs: 600, slowestBytesPerSecond: 1_000_000 };
const body = JSON.stringify({ v_user: 'Ada' });

let testApp: TestApp;
let app: Awaited<ReturnType<typeof createHttp>>;
let port = 0;
const sockets: Socket[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
  const { config, logger, sessions, storage } = testApp.platform;
  app = await createHttp({ config, logger, sessions, storage, pace });
  serve(app, greet, ({ input }) => ({ greeting: `Ciao ${input.person}` }));
  serve(app, work, () => ({ greeting: 'fatto' }));
  serve(app, think, async () => {
    await wait(2 * pace.bodyMs);
    return { thought: 'fatto' };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
  await testApp.close();
});

/** Opens a connection and collects what the server answers by it. */
async function open(): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, answer: () => answer };
}

/** Waits until a connection is closed, by a reset too. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const headers = [
  `POST ${greet.path} HTTP/1.1`,
  'host: localhost',
  'content-type: application/json',
  'x-sportello-client: test',
  `content-length: ${body.length}`,
  '',
  '',
].join('\r\n');

describe('a connection', () => {
  it('on which nothing happens is closed', async () => {
    const { socket } = await open();
    await closed(socket);
  });

  it('whose body comes byte by byte is closed, unanswered, though it is never silent', async () => {
    const { socket, answer } = await open();
    socket.write(headers + body.slice(0, 1));
    const drip = setInterval(() => socket.write(' '), 100);
    await closed(socket);
    clearInterval(drip);
    expect(answer()).toBe('');
  });

  it('that waits for an answer is left open', async () => {
    const { socket, answer } = await open();
    socket.write(`GET ${think.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await once(socket, 'data');
    expect(answer()).toContain('fatto');
  });

  it('whose body comes in two parts is answered', async () => {
    const { socket, answer } = await open();
    socket.write(headers + body.slice(0, 5));
    socket.write(body.slice(5));
    await once(socket, 'data');
    expect(answer()).toContain('Ciao Ada');
  });

  it('that sends more than a call may bring hears so, and may still send what is on its way', async () => {
    const { socket, answer } = await open();
    const part = ' '.repeat(1_000_000);
    socket.write(headers.replace(/content-length: \d+/, `content-length: ${8 * part.length}`) + part);
    await once(socket, 'data');
    expect(answer()).toContain('HTTP/1.1 413');
    for (let sent = 1; sent < 8; sent += 1) {
      expect(socket.destroyed).toBe(false);
      socket.write(part);
      await wait(10);
    }
    socket.write(headers + body);
    await once(socket, 'data');
    expect(answer()).toContain('Ciao Ada');
  });

  it('leaves alone a request that was refused before its body was read, on a connection that is none', async () => {
    const injected = {
      method: 'POST',
      url: work.path,
      payload: { v_user: 'Ada' },
      headers: { 'x-sportello-client': 'test' },
    } as const;
    expect((await app.inject(injected)).statusCode).toBe(401);
    await wait(2 * pace.bodyMs);
    expect((await app.inject({ ...injected, url: greet.path })).statusCode).toBe(200);
  });
});
