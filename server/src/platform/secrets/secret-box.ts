import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps short secrets so that the database alone does not give them away. */
export interface SecretBox {
  /** Encrypts a text for one place (`auth.authenticator:<user>`): it cannot be opened as that of another. */
  seal(text: string, place: string): string;
  /** Encrypts bytes for one place; the same bytes never give the same. */
  sealBytes(bytes: Uint8Array, place: string): Buffer;
  /** Decrypts bytes that were sealed for a place. @throws as `open` does. */
  openBytes(sealed: Uint8Array, place: string): Buffer;
  /** Decrypts what was sealed for a place. @throws when it was sealed elsewhere, by another secret, or changed. */
  open(sealed: string, place: string): string;
  /** A key (32 bytes, base64url) for what a browser keeps for one place: always the same, and nothing tells another's from it. */
  deviceKey(place: string): string;
}

const cipher = 'aes-256-gcm';
const version = 'v1';
const ivLength = 12;
const tagLength = 16;

/**
 * Makes the secret box of an installation from its secret: AES-256-GCM with a key of its own. What was sealed by one of the secrets
 * that it had before can be opened, and is sealed by the new one when it is written again.
 */
export function createSecretBox(secret: string, previousSecrets: readonly string[] = []): SecretBox {
  const keyOf = (from: string, use: string) => Buffer.from(hkdfSync('sha256', from, '', use, 32));
  const key = keyOf(secret, 'sportello.sealer');
  const previousKeys = previousSecrets.map((previous) => keyOf(previous, 'sportello.sealer'));
  const deviceKeys = keyOf(secret, 'sportello.device-keys');
  const sealBytes = (plain: Uint8Array, place: string): Buffer => {
    const iv = randomBytes(ivLength);
    const encryption = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place));
    const body = Buffer.concat([encryption.update(plain), encryption.final()]);
    return Buffer.concat([iv, encryption.getAuthTag(), body]);
  };
  const openBy = (usedKey: Buffer, bytes: Uint8Array, place: string): Buffer => {
    const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength)];
    const decryption = createDecipheriv(cipher, usedKey, iv, { authTagLength: tagLength });
    decryption.setAAD(Buffer.from(place)).setAuthTag(tag);
    const body = bytes.subarray(ivLength + tagLength);
    return Buffer.concat([decryption.update(body), decryption.final()]);
  };
  const openBytes = (bytes: Uint8Array, place: string): Buffer => {
    let refusal: unknown;
    for (const candidate of [key, ...previousKeys]) {
      try {
        return openBy(candidate, bytes, place);
      } catch (error) {
        refusal ??= error;
      }
    }
    throw refusal;
  };
  return {
    sealBytes,
    openBytes,
    seal: (text, place) => `${version}.${sealBytes(Buffer.from(text), place).toString('base64url')}`,
    open: (sealed, place) => {
      const [usedVersion, encoded = ''] = sealed.split('.');
      if (usedVersion !== version) throw new Error('A sealed text is of a version that is not known');
      return openBytes(Buffer.from(encoded, 'base64url'), place).toString('utf8');
    },
    deviceKey: (place) => createHmac('sha256', deviceKeys).update(place).digest('base64url'),
  };
}
