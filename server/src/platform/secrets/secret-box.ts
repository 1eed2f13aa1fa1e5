import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps short secrets so that the database alone does not give them away. */
export interface SecretBox {
  /** Encrypts a text for one place (`auth.authenticator:<user>`): it cannot be opened as that of another. */
  seal(text: string, place: string): string;
  /** Decrypts what was sealed for a place. @throws when it was sealed elsewhere, by another secret, or changed. */
  open(sealed: string, place: string): string;
  /** A key (32 bytes, base64url) for what a browser keeps for one place: always the same, and nothing tells another's from it. */
  deviceKey(place: string): string;
}

const cipher = 'aes-256-gcm';
const version = 'v1';
const ivLength = 12;
const tagLength = 16;

/** Makes the secret box of an installation from its secret: AES-256-GCM with a key of its own. */
export function createSecretBox(secret: string): SecretBox {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const key = keyFor('sportello.sealer');
  const deviceKeys = keyFor('sportello.device-keys');
  return {
    seal: (text, place) => {
      const iv = randomBytes(ivLength);
      const encryption = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
      const bytes = Buffer.concat([iv, encryption.getAuthTag(), body]);
      return `${version}.${bytes.toString('base64url')}`;
    },
    open: (sealed, place) => {
      const [usedVersion, encoded = ''] = sealed.split('.');
      if (usedVersion !== version) throw new Error('A sealed text is of a version that is not known');
      const bytes = Buffer.from(encoded, 'base64url');
      const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength)];
      const decryption = createDecipheriv(cipher, key, iv, { authTagLength: tagLength });
      decryption.setAAD(Buffer.from(place)).setAuthTag(tag);
      const body = bytes.subarray(ivLength + tagLength);
      return Buffer.concat([decryption.update(body), decryption.final()]).toString('utf8');
    },
    deviceKey: (place) => createHmac('sha256', deviceKeys).update(place).digest('base64url'),
  };
}
