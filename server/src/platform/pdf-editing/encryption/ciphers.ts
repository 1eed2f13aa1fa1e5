import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** RC4, which OpenSSL 3 no longer brings and old PDF files need; the same call encrypts and decrypts. */
export function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(state, i, j);
  }
  const out = Buffer.alloc(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(state, i, j);
    out[at] = (data[at] ?? 0) ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }
  return out;
}

function swap(state: Uint8Array, i: number, j: number) {
  const kept = state[i] ?? 0;
  state[i] = state[j] ?? 0;
  state[j] = kept;
}

/** AES-CBC as PDF stores it: the initialisation vector first, then padded blocks. */
export function encryptAes(key: Uint8Array, data: Uint8Array): Buffer {
  const vector = randomBytes(16);
  const cipher = createCipheriv(aes(key), key, vector);
  return Buffer.concat([vector, cipher.update(data), cipher.final()]);
}

/** Undoes `encryptAes`; a broken padding, common in the wild, is left where it is. */
export function decryptAes(key: Uint8Array, data: Uint8Array): Buffer {
  const body = data.subarray(16, data.length - (data.length % 16));
  if (body.length === 0) return Buffer.alloc(0);
  const plain = rawAes(key, data.subarray(0, 16), body);
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= 16 ? plain.subarray(0, plain.length - padding) : plain;
}

/** AES-CBC decryption of whole blocks with the vector given. */
export function rawAes(key: Uint8Array, vector: Uint8Array, blocks: Uint8Array): Buffer {
  const decipher = createDecipheriv(aes(key), key, vector).setAutoPadding(false);
  return Buffer.concat([decipher.update(blocks), decipher.final()]);
}

/** AES-128-CBC encryption of whole blocks with the vector given, as the key derivation of revision 6 wants it. */
export function rawAesEncrypt(key: Uint8Array, vector: Uint8Array, blocks: Uint8Array): Buffer {
  const cipher = createCipheriv(aes(key), key, vector).setAutoPadding(false);
  return Buffer.concat([cipher.update(blocks), cipher.final()]);
}

function aes(key: Uint8Array) {
  return key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc';
}

/** A digest of the parts one after another. */
export function digest(algorithm: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: Uint8Array[]): Buffer {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
}
