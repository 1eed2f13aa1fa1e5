import { createDecipheriv, createHash, createHmac, pbkdf2Sync, timingSafeEqual } from 'node:crypto';
import { dottedIdentifier, readChildren, type DerElement } from './der.ts';
import { P12Error } from './p12-error.ts';

const digests: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const macs: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const ciphers: Readonly<Record<string, { name: string; keyLength: number }>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyLength: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyLength: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyLength: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', keyLength: 24 },
};
const pbes2 = '1.2.840.113549.1.5.13';
const tripleDes = '1.2.840.113549.1.12.1.3';
const purposes = { key: 1, vector: 2, mac: 3 };

/** Decrypts what a password protects: PBES2 as today's tools write it, or triple DES as older ones do. */
export function decryptPbe(algorithm: DerElement, data: Uint8Array, password: string): Buffer {
  const [type, parameters] = readChildren(algorithm.content);
  const name = type ? dottedIdentifier(type.content) : '';
  if (name === pbes2 && parameters) return decryptPbes2(parameters, data, password);
  if (name === tripleDes && parameters) return decryptTripleDes(parameters, data, password);
  throw new P12Error('SEAL_P12 is encrypted with an outdated cipher: export it again with a current tool');
}

function decryptPbes2(parameters: DerElement, data: Uint8Array, password: string): Buffer {
  const [derivation, scheme] = readChildren(parameters.content);
  const [, options] = readChildren(derivation?.content ?? Buffer.alloc(0));
  const [cipherType, vector] = readChildren(scheme?.content ?? Buffer.alloc(0));
  const cipher = ciphers[dottedIdentifier(cipherType?.content ?? Buffer.alloc(0))];
  if (!options || !vector || !cipher) throw new P12Error('SEAL_P12 is encrypted in an unknown way');
  const [salt, rounds, ...rest] = readChildren(options.content);
  const mixing = rest.find(({ tag }) => tag === 0x30);
  const [mac] = readChildren(mixing?.content ?? Buffer.alloc(0));
  const digest = mac ? macs[dottedIdentifier(mac.content)] : 'sha1';
  if (!salt || !rounds || !digest) throw new P12Error('SEAL_P12 is encrypted in an unknown way');
  const key = pbkdf2Sync(password, salt.content, numberOf(rounds), cipher.keyLength, digest);
  return decipher(cipher.name, { key, vector: vector.content, data });
}

function decryptTripleDes(parameters: DerElement, data: Uint8Array, password: string): Buffer {
  const [salt, rounds] = readChildren(parameters.content);
  if (!salt || !rounds) throw new P12Error('SEAL_P12 is encrypted in an unknown way');
  const from = { password, salt: salt.content, rounds: numberOf(rounds), digest: 'sha1' };
  const key = deriveKey({ ...from, purpose: purposes.key, length: 24 });
  const vector = deriveKey({ ...from, purpose: purposes.vector, length: 8 });
  return decipher('des-ede3-cbc', { key, vector, data });
}

function decipher(name: string, { key, vector, data }: { key: Buffer; vector: Buffer; data: Uint8Array }) {
  try {
    const cipher = createDecipheriv(name, key, vector);
    return Buffer.concat([cipher.update(data), cipher.final()]);
  } catch (error) {
    throw new P12Error('the password of SEAL_P12 is wrong', { cause: error });
  }
}

/** Whether the integrity code of the file fits the password. */
export function verifyMac(mac: DerElement, data: Uint8Array, password: string): boolean {
  const [info, salt, rounds] = readChildren(mac.content);
  const [algorithm, expected] = readChildren(info?.content ?? Buffer.alloc(0));
  const [type] = readChildren(algorithm?.content ?? Buffer.alloc(0));
  const digest = digests[dottedIdentifier(type?.content ?? Buffer.alloc(0))];
  // PBMAC1 and the like: the decryption of the key shows whether the password is right.
  if (!digest || !salt || !expected) return true;
  const key = deriveKey({
    password,
    salt: salt.content,
    rounds: rounds ? numberOf(rounds) : 1,
    digest,
    purpose: purposes.mac,
    length: expected.content.length,
  });
  const actual = createHmac(digest, key).update(data).digest();
  return actual.length === expected.content.length && timingSafeEqual(actual, expected.content);
}

interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly rounds: number;
  readonly digest: string;
  readonly purpose: number;
  readonly length: number;
}

/** The key derivation of PKCS#12 (RFC 7292, appendix B). */
function deriveKey({ password, salt, rounds, digest, purpose, length }: Derivation): Buffer {
  const block = digest === 'sha384' || digest === 'sha512' ? 128 : 64;
  const secret = Buffer.from(`${password}\0`, 'utf16le').swap16();
  let input: Buffer = Buffer.concat([repeat(salt, block), repeat(secret, block)]);
  const parts: Buffer[] = [];
  for (let made = 0; made < length;) {
    let hash = createHash(digest).update(Buffer.alloc(block, purpose)).update(input).digest();
    for (let round = 1; round < rounds; round++) hash = createHash(digest).update(hash).digest();
    parts.push(hash);
    made += hash.length;
    input = addToBlocks(input, repeat(hash, block).subarray(0, block), block);
  }
  return Buffer.concat(parts).subarray(0, length);
}

function repeat(bytes: Uint8Array, block: number): Buffer {
  if (bytes.length === 0) return Buffer.alloc(0);
  const length = block * Math.ceil(bytes.length / block);
  return Buffer.alloc(length, bytes);
}

function addToBlocks(input: Buffer, addend: Buffer, block: number): Buffer {
  const out = Buffer.from(input);
  for (let start = 0; start < out.length; start += block) {
    let carry = 1;
    for (let at = block - 1; at >= 0; at--) {
      carry += (out[start + at] ?? 0) + (addend[at] ?? 0);
      out[start + at] = carry & 0xff;
      carry >>= 8;
    }
  }
  return out;
}

function numberOf(element: DerElement): number {
  return element.content.readUIntBE(0, element.content.length);
}
