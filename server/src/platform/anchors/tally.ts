import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * What a set of rows adds up to: how many there are, and the sum of their keyed hashes. A row that is taken away, added or put back to
 * what it was before changes the sum; who does not know the key cannot compute another set with the same one.
 */
export interface Tally {
  /** 32 random bytes, hex: made with the tally, and sealed with it. */
  readonly key: string;
  /** Grows with each change: a tally that was put back is known by it. */
  readonly generation: number;
  readonly count: number;
  /** Hex. */
  readonly sum: string;
}

/** The elements that come to a set and those that leave it: what counts of a row, as a text. */
export interface TallyChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const modulus = 1n << 256n;

/** The tally of an empty set, to be continued from a generation. */
export function emptyTally(generation: number): Tally {
  return { key: randomBytes(32).toString('hex'), generation, count: 0, sum: '0' };
}

/** The tally of the set after a change; of the same generation. */
export function addToTally(tally: Tally, { added, removed }: TallyChange): Tally {
  const key = Buffer.from(tally.key, 'hex');
  let sum = BigInt(`0x${tally.sum}`);
  for (const element of added) sum += hashOf(key, element);
  for (const element of removed) sum -= hashOf(key, element);
  const positive = ((sum % modulus) + modulus) % modulus;
  return { ...tally, count: tally.count + added.length - removed.length, sum: positive.toString(16) };
}

/** By what the difference of two sums is known again, telling nothing of either; undefined where there is none. */
export function differenceOf(tally: Tally, found: Tally): string | undefined {
  if (tally.sum === found.sum && tally.count === found.count) return undefined;
  const difference = (BigInt(`0x${tally.sum}`) - BigInt(`0x${found.sum}`) + modulus) % modulus;
  return createHash('sha256')
    .update(`${tally.key} ${difference} ${tally.count - found.count}`)
    .digest('hex')
    .slice(0, 16);
}

function hashOf(key: Buffer, element: string): bigint {
  return BigInt(`0x${createHmac('sha256', key).update(element).digest('hex')}`);
}
