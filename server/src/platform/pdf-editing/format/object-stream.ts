import { decodeStream } from './filters.ts';
import { asInteger, PdfSyntaxError, type PdfDict, type PdfObject } from './objects.ts';
import { createParser } from './parser.ts';

/** The objects packed into one stream, read one by one. */
export interface ObjectStream {
  readonly numbers: () => Iterable<number>;
  readonly get: (number: number) => PdfObject | undefined;
}

/** Opens an object stream: its bytes are decrypted, but not yet decoded. */
export function openObjectStream(dict: PdfDict, stored: Uint8Array): ObjectStream {
  const data = decodeStream(dict, stored);
  const first = asInteger(dict.get('First')) ?? 0;
  const places = readPlaces(data, Math.min(asInteger(dict.get('N')) ?? 0, data.length));
  return { numbers: () => places.keys(), get };

  function get(number: number): PdfObject | undefined {
    const place = places.get(number);
    return place === undefined ? undefined : createParser(data, first + place, true).readObject();
  }
}

function readPlaces(data: Uint8Array, count: number): Map<number, number> {
  const parser = createParser(data, 0, true);
  const places = new Map<number, number>();
  for (let index = 0; index < count; index++) {
    const [number, place] = [parser.readToken(), parser.readToken()];
    if (number.kind !== 'number' || place.kind !== 'number') {
      throw new PdfSyntaxError('the head of an object stream is malformed');
    }
    places.set(number.value, place.value);
  }
  return places;
}
