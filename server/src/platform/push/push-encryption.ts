import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What a browser gives for contents that it alone can read, base64url. */
export interface PushKeys {
  /** Its public key, an uncompressed point of P-256. */
  readonly p256dh: string;
  readonly auth: string;
}

interface OnceOnly {
  readonly salt: Buffer;
  readonly sender: ECDH;
}

const recordSize = 4096;
const curve = 'prime256v1';

/** Encrypts a content for a browser (RFC 8291, `aes128gcm` of RFC 8188), in one record; `once` is new for each. @throws for a key that is none */
export function encryptPush(content: string, keys: PushKeys, once: OnceOnly = makeOnce()): Buffer {
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const { salt, sender } = once;
  const shared = sender.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender.getPublicKey()]);
  const secret = derive({ key: shared, salt: Buffer.from(keys.auth, 'base64url'), info, length: 32 });
  const key = derive({ key: secret, salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = derive({ key: secret, salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const encryption = createCipheriv('aes-128-gcm', key, nonce);
  // A 2 ends the last record.
  const plain = Buffer.concat([Buffer.from(content), Buffer.from([2])]);
  const body = Buffer.concat([encryption.update(plain), encryption.final(), encryption.getAuthTag()]);
  return Buffer.concat([headerOf(salt, sender.getPublicKey()), body]);
}

function headerOf(salt: Buffer, publicKey: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey]);
}

function makeOnce(): OnceOnly {
  const sender = createECDH(curve);
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

interface Derivation {
  readonly key: Buffer;
  readonly salt: Buffer;
  readonly info: Buffer;
  readonly length: number;
}

const derive = ({ key, salt, info, length }: Derivation) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
