import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random secret of 256 bits, fit for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the shape of a secret that `newSecret` makes. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/** What is kept of a secret: its SHA-256. A secret of 256 random bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two texts in a time that tells nothing about where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other))];
  return timingSafeEqual(first, second);
}

/** Whether a text is a UUID, which is all that a column of that type can be compared with. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(text);
}
