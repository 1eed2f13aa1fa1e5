import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';

/** Proves to push services that it is this installation that writes (RFC 8292). */
interface Vapid {
  /** The public key that browsers are given, an uncompressed point of P-256 in base64url. */
  readonly publicKey: string;
  /** The header `authorization` for an endpoint. */
  authorize(endpoint: URL, now: Date): string;
}

const validForSeconds = 12 * 60 * 60;
/** Order of P-256. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** Makes the keys of an installation from its secret: the same at every start and for every replica, and kept nowhere. `subject` is whom a push service writes to. */
export function createVapid({
  secret,
  subject,
}: {
  readonly secret: string;
  readonly subject: string;
}): Vapid {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(privateKeyFrom(secret));
  const point = keys.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: padded(keys.getPrivateKey()).toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorize: ({ origin }, now) => {
      const exp = Math.floor(now.getTime() / 1000) + validForSeconds;
      const claims = [
        { typ: 'JWT', alg: 'ES256' },
        { aud: origin, exp, sub: subject },
      ];
      const text = claims.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
      const signature = sign('sha256', Buffer.from(text), key).toString('base64url');
      return `vapid t=${text}.${signature}, k=${publicKey}`;
    },
  };
}

/** A number between 1 and the order of the curve; of so many more bits than it has that none is likelier. */
function privateKeyFrom(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'sportello.push', 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
}

const padded = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key]);
