import type { ByteBudget } from './byte-budget.ts';
import { decodeStream } from './filters.ts';
import { maxValues } from './limits.ts';
import { asInteger, PdfSyntaxError, type PdfDict, type PdfObject } from './objects.ts';
import { createParser } from './parser.ts';

/** The objects packed into one stream, read one by one. */
export interface ObjectStream {
  /** Bytes that it holds in memory. */
  readonly size: number;
  readonly numbers: () => Iterable<number>;
  /** Whether the object of that number is the one at that place, as the cross-reference says. */
  readonly holdsAt: (index: number, number: number) => boolean;
  readonly get: (number: number) => PdfObject | undefined;
}

/** Opens an object stream: its bytes are decrypted, but not yet decoded. */
export function openObjectStream(dict: PdfDict, stored: Uint8Array, budget: ByteBudget): ObjectStream {
  const data = decodeStream(dict, stored, budget);
  const first = asInteger(dict.get('First')) ?? 0;
  const { places, numbers } = readPlaces(data, Math.min(asInteger(dict.get('N')) ?? 0, data.length));
  return {
    size: data.length + places.size * bytesPerPlace,
    numbers: () => places.keys(),
    holdsAt: (index, number) => numbers[index] === number,
    get,
  };

  function get(number: number): PdfObject | undefined {
    const place = places.get(number);
    return place === undefined ? undefined : createParser(data, first + place, true).readObject();
  }
}

/** Where the objects of a stream stand, and their numbers in its order. */
interface PackedPlaces {
  readonly places: ReadonlyMap<number, number>;
  readonly numbers: readonly number[];
}

const bytesPerPlace = 48;

function readPlaces(data: Uint8Array, count: number): PackedPlaces {
  if (count > maxValues) throw new PdfSyntaxError('an object stream holds too many objects');
  const parser = createParser(data, 0, true);
  const places = new Map<number, number>();
  const numbers: number[] = [];
  for (let index = 0; index < count; index++) {
    const [number, place] = [parser.readToken(), parser.readToken()];
    if (number.kind !== 'number' || place.kind !== 'number') {
      throw new PdfSyntaxError('the head of an object stream is malformed');
    }
    places.set(number.value, place.value);
    numbers.push(number.value);
  }
  return { places, numbers };
}
