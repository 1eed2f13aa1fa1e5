import { digest, rawAes, rawAesEncrypt, rc4 } from './ciphers.ts';

const passwordPadding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** What the key is made of, from the encryption dictionary. */
export interface KeyMaterial {
  readonly revision: number;
  readonly keyLength: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly userKey: Uint8Array;
  readonly permissions: number;
  readonly id: Uint8Array;
  readonly encryptsMetadata: boolean;
}

/** The file's key for the empty user password, or null when that password does not open it. */
export function findFileKey(material: KeyMaterial): Uint8Array | null {
  if (material.revision >= 5) return findLongKey(material);
  if (!(material.keyLength >= shortestKey && material.keyLength <= longestKey)) {
    throw new RangeError('a key of this length is not possible');
  }
  return findShortKey(material);
}

const shortestKey = 5;
const longestKey = 16;

function findShortKey(material: KeyMaterial): Uint8Array | null {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(material.permissions | 0);
  const parts = [passwordPadding, material.owner.subarray(0, 32), permissions, material.id];
  if (material.revision >= 4 && !material.encryptsMetadata) parts.push(Buffer.alloc(4, 0xff));
  const length = material.revision === 2 ? 5 : material.keyLength;
  let key = digest('md5', ...parts).subarray(0, length);
  for (let round = 0; material.revision >= 3 && round < 50; round++) {
    key = digest('md5', key).subarray(0, length);
  }
  return opensShort(material, key) ? key : null;
}

function opensShort({ revision, user, id }: KeyMaterial, key: Buffer): boolean {
  if (revision === 2) return rc4(key, passwordPadding).equals(Buffer.from(user.subarray(0, 32)));
  let check = rc4(key, digest('md5', passwordPadding, id));
  for (let round = 1; round < 20; round++) {
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  }
  return check.subarray(0, 16).equals(Buffer.from(user.subarray(0, 16)));
}

function findLongKey({ revision, user, userKey }: KeyMaterial): Uint8Array | null {
  const hash = revision === 5 ? (salt: Uint8Array) => digest('sha256', salt) : hardenedHash;
  if (!hash(user.subarray(32, 40)).equals(Buffer.from(user.subarray(0, 32)))) return null;
  return rawAes(hash(user.subarray(40, 48)), Buffer.alloc(16), userKey.subarray(0, 32));
}

/** The hash of ISO 32000-2, algorithm 2.B, for the empty user password. */
function hardenedHash(salt: Uint8Array): Buffer {
  let key = digest('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.alloc(64 * key.length);
    for (let copy = 0; copy < 64; copy++) key.copy(block, copy * key.length);
    const mixed = rawAesEncrypt(key.subarray(0, 16), key.subarray(16, 32), block);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest((['sha256', 'sha384', 'sha512'] as const)[remainder] ?? 'sha256', mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}
