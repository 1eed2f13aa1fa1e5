import { createHash } from 'node:crypto';

/** The seed of one input, out of the seed of the run and the input's number: a 32-bit whole number. */
export function seedOf(seed: number, number: number): number {
  return createHash('sha256').update(`${seed} ${number}`).digest().readInt32BE();
}
