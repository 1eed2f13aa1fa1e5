import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { lookUpPublic } from '../push/public-address.ts';
import { readEndpoint } from '../push/push-endpoint.ts';

/** Why an address that somebody else named was not fetched, or did not answer as it must. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
}

interface OutgoingRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const timeoutMs = 10_000;
const maxBytes = 1_000_000;

/**
 * Makes what fetches addresses that others name: https on the internet, or of `ownOrigins`, whatever the name of the host leads to by
 * then; no redirection is followed, ten seconds and a megabyte at most. It throws `OutgoingError`.
 */
export function createGuardedFetch(ownOrigins: readonly string[]) {
  return async (address: string, options: OutgoingRequest = {}): Promise<Response> => {
    const url = readEndpoint(address, ownOrigins);
    if (!url) throw new OutgoingError(`${hostOf(address)} is not an https address of the internet`);
    try {
      return await send(url, options, ownOrigins.includes(url.origin));
    } catch (cause) {
      if (cause instanceof OutgoingError) throw cause;
      const reason = cause instanceof Error ? cause.message : '';
      throw new OutgoingError(`${url.host} does not answer: ${reason}`, { cause });
    }
  };
}

function send(url: URL, { method = 'GET', headers = {}, body }: OutgoingRequest, isOwn: boolean) {
  const content = body === undefined || body === null ? undefined : contentOf(body);
  const start = url.protocol === 'http:' ? requestPlain : request;
  return new Promise<Response>((resolve, reject) => {
    const sending = start(url, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isOwn && { lookup: lookUpPublic }),
      headers: { ...headers, ...(content && { 'content-length': content.length }) },
    });
    sending.on('response', (message) => void read(message, url).then(resolve, reject));
    sending.on('error', reject);
    sending.end(content);
  });
}

async function read(message: IncomingMessage, url: URL): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutgoingError(`${url.host} answers more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  const status = message.statusCode ?? 502;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers });
}

function contentOf(body: unknown): Buffer {
  if (body instanceof URLSearchParams || typeof body === 'string') return Buffer.from(String(body));
  if (body instanceof Uint8Array) return Buffer.from(body);
  throw new OutgoingError('Only texts are sent');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'This';
}
