import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  encodeRequest,
  type Call,
  type Download,
  type CallInput,
  type OutputOf,
  type RequestFiles,
} from 'shared-api/contracts/common';
import type { Measurements } from './measurements.ts';

/** The server refused a call, or the line broke (`status` 0). */
export class RefusedCall extends Error {
  readonly status: number;
  constructor(kind: string, status: number, text: string) {
    super(`${kind} answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

interface ClientOptions {
  readonly address: string;
  /** From which address of the network they come, as a proxy says it. */
  readonly ip: string;
  readonly measurements: Measurements;
  readonly cookie?: string | undefined;
}

/** How a kind of call is named and judged. */
interface Kind {
  readonly kind: string;
  /** Whether its time is judged; default true. */
  readonly isOrdinary?: boolean;
}

/** The browser of somebody: its cookies, its connections, and how long each call took. */
export type Client = ReturnType<typeof createClient>;

/** Opens a browser. */
export function createClient({ address, ip, measurements, cookie }: ClientOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const cookies = new Map(cookie?.split('; ').map((pair) => pairOf(pair)));

  async function send({ kind, isOrdinary = true }: Kind, encoded: Request): Promise<Buffer> {
    const during = measurements.phase;
    const began = performance.now();
    const response = await exchange(encoded).catch((error: unknown) => {
      measurements.countFailure(kind, (error as NodeJS.ErrnoException).code ?? 'broken');
      throw new RefusedCall(kind, 0, String(error));
    });
    measurements.record({ kind, milliseconds: performance.now() - began, during, isOrdinary });
    for (const given of response.headers['set-cookie'] ?? []) keepCookie(given);
    const { statusCode: status = 0 } = response;
    if (status < 400) return response.body;
    measurements.countFailure(kind, status);
    throw new RefusedCall(kind, status, response.body.toString());
  }

  function exchange({
    method,
    url,
    type,
    body,
  }: Request): Promise<Pick<IncomingMessage, 'headers' | 'statusCode'> & { body: Buffer }> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...ownHeaders(),
        ...(type && { 'content-type': type }),
        'content-length': body.length,
      };
      const sent = request(address + url, { agent, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ headers: response.headers, statusCode: response.statusCode, body: Buffer.concat(parts) }),
        );
        response.on('error', reject);
      });
      sent.on('error', reject).end(body);
    });
  }

  function keepCookie(given: string): void {
    const [name, value] = pairOf(given.split(';')[0] ?? '');
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }

  const ownHeaders = () => ({
    'x-sportello-client': 'web',
    'x-forwarded-for': ip,
    'user-agent': 'Mozilla/5.0 (load)',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  return {
    /** Makes a call as the web client does. @throws RefusedCall */
    call: async <C extends Call>(
      kind: Kind | string,
      contract: C,
      input: CallInput<C>,
      files?: RequestFiles,
    ): Promise<OutputOf<C>> => {
      const body = await send(kindOf(kind), await encode(contract, input, files));
      return contract.output.parse(JSON.parse(body.toString())) as OutputOf<C>;
    },
    /** Fetches a file. @throws RefusedCall */
    download: async <D extends Download>(
      kind: Kind | string,
      contract: D,
      input: CallInput<D>,
    ): Promise<Buffer> => send(kindOf(kind), await encode(contract, input)),
    headers: ownHeaders,
    address,
    close: () => agent.destroy(),
  };
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly type: string | undefined;
  readonly body: Buffer;
}

async function encode(contract: Call | Download, input: unknown, files?: RequestFiles): Promise<Request> {
  const { method, url, headers, body } = encodeRequest(contract, input, files);
  if (body === undefined) return { method, url, type: undefined, body: Buffer.alloc(0) };
  const encoded = new Response(body);
  const type = headers['content-type'] ?? encoded.headers.get('content-type') ?? undefined;
  return { method, url, type, body: Buffer.from(await encoded.arrayBuffer()) };
}

const kindOf = (kind: Kind | string): Kind => (typeof kind === 'string' ? { kind } : kind);

function pairOf(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [name.trim(), value.join('=')];
}

/** Waits until something is found, in steps. @throws Error after the limit */
export async function until<T>(
  what: string,
  find: () => Promise<T | undefined> | T | undefined,
  { limitMs = 60_000, stepMs = 50 } = {},
): Promise<T> {
  for (const end = performance.now() + limitMs; performance.now() < end; await wait(stepMs)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} did not come within ${limitMs / 1000} s`);
}
