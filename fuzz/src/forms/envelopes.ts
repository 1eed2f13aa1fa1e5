import fc from 'fast-check';
import type { WireRequest } from '../http/request.ts';

const contentTypes = [
  '',
  'text/plain',
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=iso-8859-7',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="x',
  'multipart/mixed; boundary=x',
  'application/xml',
  'a/b; q="',
  '/',
  '\u00FF',
];

const headers: readonly (readonly [string, string])[] = [
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
  ['Origin', '\u00E9'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['X-Sportello-Person', 'demo-admin'],
  ['X-Sportello-Person', '%'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Content-Encoding', 'gzip'],
  ['Transfer-Encoding', 'chunked'],
  ['Transfer-Encoding', 'identity'],
  ['Content-Length', '-1'],
  ['Content-Length', '5'],
  ['Content-Length', '0'],
  ['Expect', '100-continue'],
  ['Accept-Encoding', 'br;q=x, gzip, *;q=0'],
  ['Accept-Language', 'x-'.repeat(100)],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'yesterday'],
  ['Range', 'bytes=5-1,-,9999999999999999-'],
  ['Cookie', 'sportello_session=%; sportello_session==;;; sportello_language=%00'],
  ['Cookie', `a=${'b'.repeat(6000)}`],
  ['X-Forwarded-For', 'unknown, ::ffff:999.1.1.1, 1'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'https, javascript'],
  ['User-Agent', '\u0080'.repeat(500)],
  ['traceparent', '00-zz-zz-01'],
];

/** What is wrong around the fields of a call: how they are said to be written, and what goes with them. */
export type Envelope =
  | { readonly kind: 'type'; readonly value: string }
  | { readonly kind: 'header'; readonly index: number }
  | { readonly kind: 'without'; readonly name: string }
  | { readonly kind: 'method'; readonly method: string }
  | { readonly kind: 'cut' | 'percent' | 'flip'; readonly at: number }
  | { readonly kind: 'append'; readonly text: string };

export const envelopes: fc.Arbitrary<Envelope> = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), value: fc.constantFrom(...contentTypes) }),
  fc.record({ kind: fc.constant('header' as const), index: fc.nat({ max: headers.length - 1 }) }),
  fc.record({
    kind: fc.constant('without' as const),
    name: fc.constantFrom('x-sportello-client', 'content-type', 'cookie'),
  }),
  fc.record({
    kind: fc.constant('method' as const),
    method: fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
  }),
  fc.record({
    kind: fc.constantFrom('cut' as const, 'percent' as const, 'flip' as const),
    at: fc.nat({ max: 99_999 }),
  }),
  fc.record({
    kind: fc.constant('append' as const),
    text: fc.constantFrom(
      '&',
      '%',
      '=',
      '&&&=&=',
      '&a=%ff%fe',
      '--x--',
      '\r\n\r\n',
      '}',
      '\0',
      '&__proto__[a]=1',
      '&a=1'.repeat(2000),
    ),
  }),
);

/** The request with one thing wrong around its fields. */
export function disguise(request: WireRequest, envelope: Envelope): WireRequest {
  const { headers: before, body } = request;
  const without = (name: string) => before.filter(([known]) => known.toLowerCase() !== name);
  switch (envelope.kind) {
    case 'type':
      return { ...request, headers: [...without('content-type'), ['Content-Type', envelope.value]] };
    case 'header': {
      const header = headers[envelope.index % headers.length] ?? ['X', ''];
      return { ...request, headers: [...before, header] };
    }
    case 'without':
      return { ...request, headers: without(envelope.name) };
    case 'method':
      return { ...request, method: envelope.method };
    case 'append':
      return body ? { ...request, body: Buffer.concat([body, Buffer.from(envelope.text)]) } : request;
    case 'cut':
    case 'percent':
    case 'flip':
      return body && body.length > 0 ? { ...request, body: damage(body, envelope) } : request;
  }
}

function damage(body: Uint8Array, { kind, at }: { kind: 'cut' | 'percent' | 'flip'; at: number }): Buffer {
  const bytes = Buffer.from(body);
  const index = at % bytes.length;
  if (kind === 'cut') return bytes.subarray(0, index);
  bytes[index] = kind === 'percent' ? 0x25 : (bytes[index] ?? 0) ^ (1 << (at % 8));
  return bytes;
}
