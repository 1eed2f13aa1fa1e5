import { createHash, type Hash } from 'node:crypto';
import type { Source } from '../format/source.ts';

/** The hash of a file from its start to `before`, and on from `after` for `length` bytes. */
interface HashedRanges {
  readonly before: number;
  readonly after: number;
  readonly length: number;
}

/** Hashes what signatures of one file cover. Each covers all that the one before it does: the hash of that is gone on with. */
interface RangeHasher {
  readonly digest: (algorithm: string, ranges: HashedRanges) => Buffer;
}

const step = 1 << 20;
/** Distance at which the hash of the file's start is kept: what is asked for next may end earlier. */
const keptEvery = 4 * step;
const hashers = new WeakMap<Source, RangeHasher>();

/** The one hasher of an open file. */
export function rangeHasherOf(source: Source): RangeHasher {
  const known = hashers.get(source) ?? createRangeHasher(source);
  hashers.set(source, known);
  return known;
}

/** The hash of the file from its start to `end`. */
interface Prefix {
  readonly end: number;
  readonly hash: Hash;
}

function createRangeHasher(source: Source): RangeHasher {
  const prefixes = new Map<string, Prefix[]>();
  return {
    digest: (algorithm, { before, after, length }) => {
      const hash = hashTo(algorithm, before);
      update(hash, after, after + length);
      return hash.digest();
    },
  };

  /** A hash of its own, to go on with. */
  function hashTo(algorithm: string, end: number): Hash {
    const known = prefixes.get(algorithm) ?? [{ end: 0, hash: createHash(algorithm) }];
    prefixes.set(algorithm, known);
    let nearest = known.findLast((prefix) => prefix.end <= end) ?? { end: 0, hash: createHash(algorithm) };
    while (nearest.end < end) {
      const next = Math.min(end, nearest.end + keptEvery);
      const hash = nearest.hash.copy();
      update(hash, nearest.end, next);
      nearest = { end: next, hash };
      insert(known, nearest);
    }
    return nearest.hash.copy();
  }

  function update(hash: Hash, from: number, to: number) {
    for (let at = from; at < to; at += step) hash.update(source.view(at, Math.min(step, to - at)));
  }
}

/** Keeps the list in the order of the file. */
function insert(prefixes: Prefix[], added: Prefix) {
  const place = prefixes.findIndex(({ end }) => end > added.end);
  prefixes.splice(place < 0 ? prefixes.length : place, 0, added);
}
