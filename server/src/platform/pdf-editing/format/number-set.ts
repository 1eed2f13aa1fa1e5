import { maxObjects } from './limits.ts';

/** A set of object numbers, a bit each: a file may have a million. */
export interface NumberSet {
  readonly add: (number: number) => void;
  readonly has: (number: number) => boolean;
}

/** Makes an empty set; numbers that no reader accepts are left out. */
export function createNumberSet(): NumberSet {
  const bits = new Uint8Array((maxObjects >> 3) + 1);
  return {
    add: (number) => {
      const at = number >> 3;
      if (number <= maxObjects) bits[at] = (bits[at] ?? 0) | (1 << (number & 7));
    },
    has: (number) => number <= maxObjects && ((bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0,
  };
}
