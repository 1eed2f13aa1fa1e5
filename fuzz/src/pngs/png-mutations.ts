import fc from 'fast-check';
import { crc32, deflateSync } from 'node:zlib';
import { pngSignature } from '../../../server/src/platform/png/png-file.ts';

/** A chunk of a PNG; its checksum is written anew unless it is to be wrong. */
interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly hasWrongSum?: boolean;
}

const place = fc.nat({ max: 99_999 });
const sizes = [0, 1, 2, 3, 29, 31, 600, 2550, 2551, 10_000, 65_535, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1];
const added = [
  'PLTE',
  'tRNS',
  'gAMA',
  'iCCP',
  'tEXt',
  'zTXt',
  'eXIf',
  'acTL',
  'IDAT',
  'IEND',
  'IHDR',
  'aaaa',
  'AAAA',
];

/** One thing that is wrong with a PNG. */
export type PngMutation =
  | { readonly kind: 'size'; readonly side: number; readonly size: number }
  | { readonly kind: 'header'; readonly at: number; readonly value: number }
  | {
      readonly kind: 'remove' | 'double' | 'swap' | 'sum' | 'short' | 'filters' | 'flip' | 'cut';
      readonly at: number;
    }
  | { readonly kind: 'add'; readonly at: number; readonly type: string; readonly length: number }
  | { readonly kind: 'pixels'; readonly megabytes: number }
  | { readonly kind: 'trail'; readonly length: number };

export const pngMutations: fc.Arbitrary<PngMutation> = fc.oneof(
  fc.record({
    kind: fc.constant('size' as const),
    side: fc.nat({ max: 1 }),
    size: fc.constantFrom(...sizes),
  }),
  fc.record({
    kind: fc.constant('header' as const),
    at: fc.integer({ min: 8, max: 12 }),
    value: fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 255 })),
  }),
  fc.record({
    kind: fc.constantFrom(
      'remove' as const,
      'double' as const,
      'swap' as const,
      'sum' as const,
      'short' as const,
      'filters' as const,
      'flip' as const,
      'cut' as const,
    ),
    at: place,
  }),
  fc.record({
    kind: fc.constant('add' as const),
    at: place,
    type: fc.constantFrom(...added),
    length: fc.constantFrom(0, 1, 3, 768, 5000),
  }),
  fc.record({ kind: fc.constant('pixels' as const), megabytes: fc.constantFrom(0, 1, 20, 60) }),
  fc.record({ kind: fc.constant('trail' as const), length: fc.constantFrom(1, 100_000) }),
);

/** A PNG with some things wrong, its checksums right unless one of them is that. */
export function mutatePng(png: Buffer, mutations: readonly PngMutation[]): Buffer {
  const isOfChunks = ({ kind }: PngMutation) => !['flip', 'cut', 'trail'].includes(kind);
  const chunks = mutations.filter(isOfChunks).reduce(mutateChunks, readChunks(png));
  return mutations.filter((mutation) => !isOfChunks(mutation)).reduce(mutateBytes, writeChunks(chunks));
}

function mutateChunks(chunks: readonly Chunk[], mutation: PngMutation): readonly Chunk[] {
  const at = 'at' in mutation && chunks.length > 0 ? mutation.at % chunks.length : 0;
  const chunk = chunks[at];
  const put = (...changed: Chunk[]) => [...chunks.slice(0, at), ...changed, ...chunks.slice(at + 1)];
  const inHeader = (change: (data: Buffer) => void) =>
    chunks.map((each) => (each.type === 'IHDR' ? changed(each, change) : each));
  if (!chunk) return chunks;
  switch (mutation.kind) {
    case 'size':
      return inHeader((data) => data.writeUInt32BE(mutation.size, mutation.side * 4));
    case 'header':
      return inHeader((data) => data.writeUInt8(mutation.value, mutation.at));
    case 'remove':
      return put();
    case 'double':
      return put(chunk, chunk);
    case 'swap':
      return [...chunks.slice(at + 1), ...chunks.slice(0, at + 1)];
    case 'sum':
      return put({ ...chunk, hasWrongSum: true });
    case 'short':
      return put({ ...chunk, data: chunk.data.subarray(0, Math.floor(chunk.data.length / 2)) });
    case 'filters':
      return chunks.map((each) =>
        each.type === 'IDAT' ? { ...each, data: deflateSync(Buffer.alloc(20_000, mutation.at % 256)) } : each,
      );
    case 'add':
      return put(chunk, { type: mutation.type, data: Buffer.alloc(mutation.length, 7) });
    case 'pixels':
      return chunks.map((each) =>
        each.type === 'IDAT'
          ? { ...each, data: deflateSync(Buffer.alloc(mutation.megabytes * 1_000_000)) }
          : each,
      );
    default:
      return chunks;
  }
}

function changed(chunk: Chunk, change: (data: Buffer) => void): Chunk {
  const data = Buffer.from(chunk.data);
  if (data.length >= 13) change(data);
  return { ...chunk, data };
}

function mutateBytes(bytes: Buffer, mutation: PngMutation): Buffer {
  if (mutation.kind === 'trail') return Buffer.concat([bytes, Buffer.alloc(mutation.length, 65)]);
  const at = 'at' in mutation && bytes.length > 0 ? mutation.at % bytes.length : 0;
  if (mutation.kind === 'cut') return bytes.subarray(0, at);
  const copy = Buffer.from(bytes);
  if (copy.length > 0) copy[at] = (copy[at] ?? 0) ^ (1 << (at % 8));
  return copy;
}

function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = pngSignature.length; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
  }
  return chunks;
}

function writeChunks(chunks: readonly Chunk[]): Buffer {
  const written = chunks.map(({ type, data, hasWrongSum }) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(hasWrongSum ? 1 : crc32(named));
    return Buffer.concat([length, named, sum]);
  });
  return Buffer.concat([pngSignature, ...written]);
}
