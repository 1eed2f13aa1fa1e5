import { createDecipheriv, createHmac, pbkdf2Sync, timingSafeEqual } from 'node:crypto';
import forge from 'node-forge';
import { childrenOf, contentOf, identifierOf, numberOf, readAsn1, tagOf, tags, type Asn1 } from './asn1.ts';
import { oids } from './oids.ts';
import { P12Error } from './p12-error.ts';

type Digest = 'sha1' | 'sha256' | 'sha384' | 'sha512';

const digests: Readonly<Record<string, Digest>> = {
  [oids.sha1]: 'sha1',
  [oids.sha256]: 'sha256',
  [oids.sha384]: 'sha384',
  [oids.sha512]: 'sha512',
};
const macs: Readonly<Record<string, Digest>> = {
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
const pbmac1 = '1.2.840.113549.1.5.14';
const tripleDes = '1.2.840.113549.1.12.1.3';
const rc2With40Bits = '1.2.840.113549.1.12.1.6';
const purposes = { key: 1, vector: 2, mac: 3 } as const;
// Today's browsers write 600,000; a million take some seconds.
const maxRounds = 1_000_000;

/** Decrypts what a password protects: PBES2 as today's tools write it, triple DES or RC2 of 40 bits as older ones do. @throws P12Error */
export function decryptPbe(algorithm: Asn1, data: Uint8Array, password: string): Asn1 {
  const value = readAsn1OrNone(decrypt(algorithm, data, password));
  // One wrong password in a few hundred leaves an end that looks right.
  if (!value || tagOf(value) !== tags.sequence) throw wrongPassword();
  return value;
}

function readAsn1OrNone(bytes: Buffer): Asn1 | undefined {
  try {
    return readAsn1(bytes);
  } catch {
    return undefined;
  }
}

function decrypt(algorithm: Asn1, data: Uint8Array, password: string): Buffer {
  const [type, parameters] = childrenOf(algorithm);
  switch (identifierOf(type)) {
    case pbes2:
      return decryptPbes2(parameters, data, password);
    case tripleDes: {
      const { key, vector } = keysOf(parameters, password, 24);
      return decipher('des-ede3-cbc', { key, vector, data });
    }
    case rc2With40Bits:
      return decryptRc2(keysOf(parameters, password, 5), data);
    default:
      throw new P12Error(
        'unknown-cipher',
        'SEAL_P12 is encrypted in an unknown way: export it again with a current tool',
      );
  }
}

/** Whether the integrity code of the file fits the password. @throws P12Error for one of an unknown kind */
export function verifyMac(mac: Asn1, data: Uint8Array, password: string): boolean {
  const [info, salt, rounds] = childrenOf(mac);
  const [algorithm, given] = childrenOf(info);
  const kind = identifierOf(childrenOf(algorithm)[0]);
  // What is encrypted shows whether the password is right.
  if (kind === pbmac1) return true;
  const digest = digests[kind];
  if (!digest) throw new P12Error('unknown-cipher', 'the integrity code of SEAL_P12 is of an unknown kind');
  const expected = contentOf(given);
  const from = { password, salt: contentOf(salt), rounds: rounds ? roundsOf(rounds) : 1, digest };
  const key = deriveKey({ ...from, purpose: 'mac', length: expected.length });
  const actual = createHmac(digest, key).update(data).digest();
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function decryptPbes2(parameters: Asn1 | undefined, data: Uint8Array, password: string): Buffer {
  const [derivation, scheme] = childrenOf(parameters);
  const [salt, rounds, ...rest] = childrenOf(childrenOf(derivation)[1]);
  const [type, vector] = childrenOf(scheme);
  const cipher = ciphers[identifierOf(type)];
  const mixing = rest.find((option) => tagOf(option) === tags.sequence);
  const digest = mixing ? macs[identifierOf(childrenOf(mixing)[0])] : 'sha1';
  if (!cipher || !digest) throw new P12Error('unknown-cipher', 'SEAL_P12 is encrypted in an unknown way');
  const key = pbkdf2Sync(password, contentOf(salt), roundsOf(rounds), cipher.keyLength, digest);
  return decipher(cipher.name, { key, vector: contentOf(vector), data });
}

interface Keys {
  readonly key: Buffer;
  readonly vector: Buffer;
}

function keysOf(parameters: Asn1 | undefined, password: string, length: number): Keys {
  const [salt, rounds] = childrenOf(parameters);
  const from = { password, salt: contentOf(salt), rounds: roundsOf(rounds), digest: 'sha1' } as const;
  return {
    key: deriveKey({ ...from, purpose: 'key', length }),
    vector: deriveKey({ ...from, purpose: 'vector', length: 8 }),
  };
}

function decipher(name: string, { key, vector, data }: Keys & { data: Uint8Array }): Buffer {
  try {
    const cipher = createDecipheriv(name, key, vector);
    return Buffer.concat([cipher.update(data), cipher.final()]);
  } catch (error) {
    throw wrongPassword(error);
  }
}

/** OpenSSL has RC2 no longer, but Windows and `openssl -legacy` still lock the certificates with it. */
function decryptRc2({ key, vector }: Keys, data: Uint8Array): Buffer {
  const cipher = forge.rc2.createDecryptionCipher(key.toString('latin1'), 40);
  cipher.start(vector.toString('latin1'));
  cipher.update(forge.util.createBuffer(Buffer.from(data).toString('latin1')));
  if (!cipher.finish()) throw wrongPassword();
  return Buffer.from(cipher.output.getBytes(), 'latin1');
}

interface Derivation {
  readonly password: string;
  readonly salt: Buffer;
  readonly rounds: number;
  readonly digest: Digest;
  readonly purpose: keyof typeof purposes;
  readonly length: number;
}

/** The key derivation of PKCS#12 (RFC 7292, appendix B), which OpenSSL does not lend to Node. */
function deriveKey({ password, salt, rounds, digest, purpose, length }: Derivation): Buffer {
  const salted = forge.util.createBuffer(salt.toString('latin1'));
  const hash = forge.md[digest].create();
  const key = forge.pkcs12.generateKey(password, salted, purposes[purpose], rounds, length, hash);
  return Buffer.from(key.getBytes(), 'latin1');
}

function roundsOf(rounds: Asn1 | undefined): number {
  const count = numberOf(rounds);
  if (count > maxRounds)
    throw new P12Error(
      'too-many-rounds',
      `SEAL_P12 asks for more than ${maxRounds} rounds of key derivation`,
    );
  return count;
}

function wrongPassword(cause?: unknown): P12Error {
  return new P12Error('wrong-password', 'the password of SEAL_P12 is wrong', { cause });
}
