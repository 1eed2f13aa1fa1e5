/** Chance that is the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `limit`, without it. */
  below(limit: number): number;
  /** Whether something happens that happens so often, `0.2` being one time in five. */
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of a list, the heavier the more often. */
  weigh<T>(list: readonly T[], weightOf: (each: T) => number): T;
}

/** Mulberry32: 32 bits of state are enough for a few thousand choices. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  function pick<T>(list: readonly T[]): T {
    const found = list[below(list.length)];
    if (found === undefined) throw new Error('there is nothing to pick from');
    return found;
  }
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick,
    weigh: (list, weightOf) => {
      let rest = next() * list.reduce((sum, each) => sum + weightOf(each), 0);
      for (const each of list) {
        rest -= weightOf(each);
        if (rest < 0) return each;
      }
      return pick(list);
    },
  };
}
