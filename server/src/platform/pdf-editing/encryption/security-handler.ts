import { asDict, asInteger, asName, PdfString, type PdfDict, type PdfObject } from '../format/objects.ts';
import { decryptAes, digest, encryptAes, rc4 } from './ciphers.ts';
import { findFileKey, type KeyMaterial } from './file-key.ts';

/** Why a file's encryption cannot be opened. */
export class EncryptionError extends Error {
  readonly reason: 'password' | 'unknown-encryption';
  constructor(reason: 'password' | 'unknown-encryption', cause?: unknown) {
    super(`the file is encrypted: ${reason}`, { cause });
    this.name = 'EncryptionError';
    this.reason = reason;
  }
}

type Cipher = 'none' | 'rc4' | 'aes';

/** Which object the bytes belong to: older ciphers make a key for each. */
export interface Owner {
  readonly number: number;
  readonly generation: number;
}

/** Opens and closes the strings and streams of a file that is encrypted with the empty user password. */
export interface SecurityHandler {
  /** Whether the owner lets anything be added that a signature is made of. */
  readonly allowsSigning: boolean;
  readonly decryptString: (data: Uint8Array, owner: Owner) => Uint8Array;
  readonly decryptStream: (data: Uint8Array, owner: Owner) => Uint8Array;
  readonly encryptString: (data: Uint8Array, owner: Owner) => Uint8Array;
  readonly encryptStream: (data: Uint8Array, owner: Owner) => Uint8Array;
}

/** Makes the handler from the encryption dictionary (its values resolved) and the first part of the file's ID. */
export function openSecurityHandler(encrypt: PdfDict, id: Uint8Array): SecurityHandler {
  const version = asInteger(encrypt.get('V')) ?? 0;
  const revision = asInteger(encrypt.get('R')) ?? 0;
  const known = [1, 2, 4, 5].includes(version) && revision >= 2 && revision <= 6;
  if (asName(encrypt.get('Filter')) !== 'Standard' || !known) throw new EncryptionError('unknown-encryption');
  const strings = cipherOf(encrypt, version, 'StrF');
  const streams = cipherOf(encrypt, version, 'StmF');
  const permissions = asInteger(encrypt.get('P')) ?? 0;
  const key = openFileKey({
    revision,
    keyLength: version === 1 ? 5 : version === 4 ? 16 : (asInteger(encrypt.get('Length')) ?? 40) / 8,
    owner: bytesOf(encrypt.get('O')),
    user: bytesOf(encrypt.get('U')),
    userKey: bytesOf(encrypt.get('UE')),
    permissions,
    id,
    encryptsMetadata: encrypt.get('EncryptMetadata') !== false,
  });
  if (!key) throw new EncryptionError('password');
  const usesAes = strings === 'aes' || streams === 'aes';
  if (usesAes && key.length !== (version < 5 ? shortAesKey : longAesKey)) {
    throw new EncryptionError('unknown-encryption');
  }
  const allowsSigning = (permissions & signingBits(revision)) !== 0;
  return handlerFor({ key, strings, streams, allowsSigning, perObject: version < 5 });
}

const shortAesKey = 16;
const longAesKey = 32;
const permissionBits = { modify: 1 << 3, annotate: 1 << 5, fillForms: 1 << 8 };

/** Of the bits 9 to 12 revision 2 knows nothing: there they are always set. */
function signingBits(revision: number): number {
  const { modify, annotate, fillForms } = permissionBits;
  return revision === 2 ? modify | annotate : modify | annotate | fillForms;
}

function openFileKey(material: KeyMaterial): Uint8Array | null {
  try {
    return findFileKey(material);
  } catch (error) {
    // Keys and their parts of a length that no cipher takes.
    throw new EncryptionError('unknown-encryption', error);
  }
}

function cipherOf(encrypt: PdfDict, version: number, use: 'StrF' | 'StmF'): Cipher {
  if (version < 4) return 'rc4';
  const filter = asName(encrypt.get(use)) ?? 'Identity';
  if (filter === 'Identity') return 'none';
  const method = asName(asDict(asDict(encrypt.get('CF'))?.get(filter))?.get('CFM')) ?? 'None';
  if (method === 'None') return 'none';
  if (method === 'V2') return 'rc4';
  if (method === 'AESV2' || method === 'AESV3') return 'aes';
  throw new EncryptionError('unknown-encryption');
}

function bytesOf(object: PdfObject | undefined): Uint8Array {
  return object instanceof PdfString ? object.bytes : new Uint8Array();
}

interface HandlerParts {
  readonly key: Uint8Array;
  readonly strings: Cipher;
  readonly streams: Cipher;
  readonly allowsSigning: boolean;
  readonly perObject: boolean;
}

function handlerFor({ key, strings, streams, allowsSigning, perObject }: HandlerParts): SecurityHandler {
  return {
    allowsSigning,
    decryptString: (data, owner) => decrypt(strings, data, keyFor(strings, owner)),
    decryptStream: (data, owner) => decrypt(streams, data, keyFor(streams, owner)),
    encryptString: (data, owner) => encrypt(strings, data, keyFor(strings, owner)),
    encryptStream: (data, owner) => encrypt(streams, data, keyFor(streams, owner)),
  };

  function keyFor(cipher: Cipher, { number, generation }: Owner): Uint8Array {
    if (!perObject) return key;
    const suffix = Buffer.from([number, number >> 8, number >> 16, generation, generation >> 8]);
    const salt = cipher === 'aes' ? Buffer.from('sAlT', 'latin1') : Buffer.alloc(0);
    return digest('md5', key, suffix, salt).subarray(0, Math.min(key.length + 5, 16));
  }
}

function decrypt(cipher: Cipher, data: Uint8Array, key: Uint8Array): Uint8Array {
  if (cipher === 'none') return data;
  return cipher === 'rc4' ? rc4(key, data) : decryptAes(key, data);
}

function encrypt(cipher: Cipher, data: Uint8Array, key: Uint8Array): Uint8Array {
  if (cipher === 'none') return data;
  return cipher === 'rc4' ? rc4(key, data) : encryptAes(key, data);
}
