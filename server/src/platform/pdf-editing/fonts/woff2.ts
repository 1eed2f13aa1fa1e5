import { brotliDecompressSync } from 'node:zlib';
import { createByteReader, type ByteReader } from './byte-reader.ts';
import { assembleSfnt } from './sfnt.ts';
import { readPackedGlyphs } from './woff2-glyphs.ts';

const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

interface Entry {
  readonly tag: string;
  readonly length: number;
  readonly isTransformed: boolean;
}

/** Unpacks a font of the web (WOFF2, W3C 2022) to the TrueType file that it was made of. */
export function unpackWoff2(packed: Buffer): Buffer {
  const header = createByteReader(packed);
  if (header.uint32() !== 0x774f4632) throw new Error('not a WOFF2 font');
  header.bytes(8);
  const count = header.uint16();
  header.bytes(6);
  const compressed = header.uint32();
  header.bytes(24);
  const entries = Array.from({ length: count }, () => readEntry(header));
  const data = createByteReader(brotliDecompressSync(header.bytes(compressed)));
  const tables = new Map(entries.map(({ tag, length }) => [tag, data.bytes(length)]));
  const isPacked = (tag: string) => entries.some((entry) => entry.tag === tag && entry.isTransformed);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  if (isPacked('glyf')) {
    const { glyf, loca, lefts } = readPackedGlyphs(table('glyf'));
    tables.set('glyf', glyf).set('loca', loca);
    const head = Buffer.from(table('head'));
    head.writeUInt16BE(1, 50);
    tables.set('head', head);
    if (isPacked('hmtx'))
      tables.set('hmtx', unpackMetrics(table('hmtx'), { lefts, wide: table('hhea').readUInt16BE(34) }));
  }
  return assembleSfnt(tables);
}

function readEntry(header: ByteReader): Entry {
  const flags = header.uint8();
  const index = flags & 0x3f;
  const tag = index === 0x3f ? header.bytes(4).toString('latin1') : knownTags.slice(index * 5, index * 5 + 4);
  const version = flags >> 6;
  const length = readBase128(header);
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, length: isTransformed ? readBase128(header) : length, isTransformed };
}

function readBase128(reader: ByteReader): number {
  let value = 0;
  for (let count = 0; count < 5; count += 1) {
    const byte = reader.uint8();
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return value;
  }
  throw new Error('a number of the font is too long');
}

/** The widths of the glyphs with the left sides that the outlines give. */
function unpackMetrics(
  packed: Buffer,
  { lefts, wide }: { readonly lefts: readonly number[]; readonly wide: number },
): Buffer {
  const reader = createByteReader(packed);
  const flags = reader.uint8();
  const advances = Array.from({ length: wide }, () => reader.uint16());
  const table = Buffer.alloc(2 * (wide + lefts.length));
  lefts.forEach((left, index) => {
    const isOmitted = (flags & (index < wide ? 1 : 2)) !== 0;
    const side = isOmitted ? left : reader.int16();
    const place = index < wide ? 4 * index + 2 : 2 * (wide + index);
    table.writeInt16BE(side, place);
  });
  advances.forEach((advance, index) => table.writeUInt16BE(advance, 4 * index));
  return table;
}
