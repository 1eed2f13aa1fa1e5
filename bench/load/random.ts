/** Random numbers that a seed repeats: between 0 and 1, as `Math.random`. */
export type Random = () => number;

/** Makes random numbers of a seed (mulberry32): the same seed and stream give the same people the same day. */
export function createRandom(seed: number, stream = 0): Random {
  let state = (seed * 0x9e3779b1 + stream * 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`. */
export function wholeBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}
