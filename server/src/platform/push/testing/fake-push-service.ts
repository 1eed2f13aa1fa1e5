import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push that arrived at the browser's push service. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of the tests: keeps what it is sent, and answers with what is set. */
interface FakePushService {
  readonly origin: string;
  readonly received: Received[];
  answerWith(status: number, retryAfter?: string): void;
  close(): Promise<void>;
}

/** Starts a push service on a free port of this machine. */
export async function startFakePushService(): Promise<FakePushService> {
  const received: Received[] = [];
  let status = 201;
  let asked: Record<string, string> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, { location: 'http://127.0.0.1:1/', ...asked }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (wanted, retryAfter) => {
      status = wanted;
      asked = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A browser of the tests: has keys of its own, and reads what was encrypted for it. */
export function createFakeBrowser(origin: string, name: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}/push/${name}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    path: `/push/${name}`,
    /** Decrypts a body as RFC 8291 says. @throws where it is for another browser */
    read: (body: Buffer): unknown => {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
      const encrypted = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
      const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12);
      const decryption = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
      decryption.setAuthTag(encrypted.subarray(-16));
      const plain = Buffer.concat([decryption.update(encrypted.subarray(0, -16)), decryption.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** What a header `authorization` claims, once its signature is that of the key it names. @throws where it is not */
export function readVapid(header: string | undefined): { readonly key: string; readonly claims: unknown } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is another key’s');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
