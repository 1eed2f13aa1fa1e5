import { connect } from 'node:net';
import { isWhole, readAnswer } from './read-answer.ts';
import type { Answer, Silence, WireRequest } from './request.ts';

interface SendOptions {
  readonly port: number;
  /** Milliseconds until nobody waits any more. */
  readonly timeMs: number;
}

/**
 * Sends a request over a connection of its own, byte for byte as it is given: no HTTP client sends what is malformed. The length of the
 * body is added where no header says one.
 */
export function sendRaw(request: WireRequest, { port, timeMs }: SendOptions): Promise<Answer | Silence> {
  const started = performance.now();
  const took = () => performance.now() - started;
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (why: Silence['silence']) => {
      clearTimeout(timer);
      socket.destroy();
      const answer = readAnswer(Buffer.concat(parts));
      resolve(answer ? { ...answer, milliseconds: took() } : { silence: why, milliseconds: took() });
    };
    const timer = setTimeout(() => end('time'), timeMs);
    socket.on('data', (part) => {
      parts.push(part);
      if (isWhole(Buffer.concat(parts), request.method)) end('closed');
    });
    socket.on('connect', () => {
      socket.write(bytesOf(request));
      if (saysItsLength(request)) setTimeout(() => socket.end(), patienceMs);
    });
    socket.on('close', () => end('closed'));
    // Who refuses a body closes while it is still sent: what was answered before counts.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ECONNREFUSED' ? 'refused' : 'closed'),
    );
  });
}

/** How long a body that is said to be longer than it is keeps the server waiting; its own limit is tried elsewhere. */
const patienceMs = 300;

const saysItsLength = ({ headers }: WireRequest) =>
  headers.some(([name]) => /^(?:content-length|transfer-encoding|expect)$/i.test(name));

/** The bytes of a request; characters above 255 go as UTF-8. */
export function bytesOf({ method, target, headers, body }: WireRequest): Buffer {
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const own: [string, string][] = [];
  if (!named.has('host')) own.push(['Host', 'localhost']);
  if (!named.has('connection')) own.push(['Connection', 'close']);
  if (body && !named.has('content-length') && !named.has('transfer-encoding'))
    own.push(['Content-Length', `${body.length}`]);
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`),
    body ?? Buffer.alloc(0),
  ]);
}
