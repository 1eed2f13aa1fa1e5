import { createHash } from 'node:crypto';

const modulus = 1n << 256n;

/**
 * Makes a digest of lines that does not depend on their order: the sum of their SHA-256 as numbers. A database gives its rows back in
 * an order of its own.
 */
export function createRowsDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add: (lines: readonly string[]): void => {
      rows += lines.length;
      for (const line of lines)
        sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
    },
    result: () => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}
