import { inflateRawSync } from 'node:zlib';

/** Answers undefined of what cannot be decoded, null of what is more than is looked at. */
type Decoder = (bytes: Uint8Array, most: number) => Uint8Array | undefined | null;
type Check = (bytes: Uint8Array, least: number) => boolean;

/** Decoded bytes that are kept for the next filter, at most, beside what a picture needs. */
const spare = 64 * 1024;
const longest = 64 * 1024 * 1024;
const headOfFlate = 2;

/**
 * Whether a content is whole: what its filters decode, one after the other, comes to its end and has at least so many bytes; what no
 * reader knows is not. Pictures coded by fax or JBIG2 are taken for whole.
 */
export function isWholeContent(
  bytes: Uint8Array,
  filters: readonly (string | undefined)[],
  least: number,
): boolean {
  const [filter, ...others] = filters;
  if (least > longest) return true;
  if (filters.length === 0) return bytes.length >= least;
  const check = checks.get(filter ?? '');
  if (check && others.length === 0) return check(bytes, least);
  const decode = decoders.get(filter ?? '');
  if (!decode) return check !== undefined;
  const decoded = decode(bytes, others.length > 0 ? longest : least + spare);
  return decoded === null || (decoded !== undefined && isWholeContent(decoded, others, least));
}

const isTaken = () => true;

const [clearTable, endOfCodes, firstCode] = [256, 257, 258];
const [shortestCode, longestCode] = [9, 12];

/** Those that end a chain: of pictures, or whose bytes are counted and not made. */
const checks: ReadonlyMap<string, Check> = new Map([
  ['DCTDecode', isWholeJpeg],
  ['DCT', isWholeJpeg],
  ['JPXDecode', isWholeJpx],
  ['CCITTFaxDecode', isTaken],
  ['CCF', isTaken],
  ['JBIG2Decode', isTaken],
  ['Crypt', isTaken],
  ['LZWDecode', isWholeLzw],
  ['LZW', isWholeLzw],
]);

const decoders: ReadonlyMap<string, Decoder> = new Map([
  ['FlateDecode', inflate],
  ['Fl', inflate],
  ['ASCIIHexDecode', decodeHex],
  ['AHx', decodeHex],
  ['ASCII85Decode', decodeAscii85],
  ['A85', decodeAscii85],
  ['RunLengthDecode', decodeRuns],
  ['RL', decodeRuns],
]);

/** A checksum that is missing or wrong is common in the wild and harmless: what is coded has to come to its end. */
function inflate(bytes: Uint8Array, most: number): Uint8Array | undefined | null {
  try {
    return inflateRawSync(bytes.subarray(headOfFlate), { maxOutputLength: most });
  } catch (error) {
    // More than was asked for is enough.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : undefined;
  }
}

function decodeHex(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1').split('>')[0] ?? '';
  return Buffer.from(text.replaceAll(/[^0-9a-f]/gi, ''), 'hex');
}

/** How many bytes come of it is what counts: the values are not. */
function decodeAscii85(bytes: Uint8Array): Uint8Array {
  const text = (Buffer.from(bytes).toString('latin1').split('~')[0] ?? '').replaceAll(/\s/g, '');
  const groups = text.replaceAll('z', '!!!!!');
  const out = Buffer.alloc(Math.ceil(groups.length / 5) * 4);
  for (let at = 0; at < groups.length; at += 5) {
    const group = groups.slice(at, at + 5).padEnd(5, 'u');
    const value = group.split('').reduce((sum, letter) => sum * 85 + letter.charCodeAt(0) - 33, 0);
    out.writeUInt32BE(value >>> 0, (at / 5) * 4);
  }
  const rest = groups.length % 5;
  return out.subarray(0, rest === 0 ? out.length : out.length - (5 - rest));
}

const endOfRuns = 128;

function decodeRuns(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes[at] ?? endOfRuns;
    if (length === endOfRuns) break;
    if (length < endOfRuns) parts.push(bytes.subarray(at + 1, at + 2 + length));
    else parts.push(new Uint8Array(257 - length).fill(bytes[at + 1] ?? 0));
    at += length < endOfRuns ? length + 2 : 2;
  }
  return Buffer.concat(parts);
}

/** Counts what the codes stand for; it is made of nothing else than the lengths of those before. */
function isWholeLzw(bytes: Uint8Array, least: number): boolean {
  const lengths = new Uint32Array(1 << longestCode).fill(1, 0, clearTable);
  let [next, width, before, count, value, bits] = [firstCode, shortestCode, 0, 0, 0, 0];
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xff_ffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (value >> bits) & ((1 << width) - 1);
    if (code === endOfCodes) break;
    if (code === clearTable) {
      [next, width, before] = [firstCode, shortestCode, 0];
      continue;
    }
    if (code > next) return false;
    const length = code < next ? (lengths[code] ?? 0) : before + 1;
    count += length;
    if (before > 0 && next < lengths.length) lengths[next++] = before + 1;
    before = length;
    // Wider by one code earlier than needed, as nearly all writers do.
    if (next + 1 >= 1 << width && width < longestCode) width += 1;
  }
  return count >= least;
}

const startOfScan = 0xda;

/** Goes over the segments to the picture itself, which has to end by its mark; what comes before may hold a small picture of its own. */
function isWholeJpeg(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  let at = bytes.indexOf('ffd8', 0, 'hex') + 2;
  if (at < 2) return false;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === startOfScan) return bytes.indexOf('ffd9', at, 'hex') >= 0;
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Its mark of the end stands nowhere else in what is coded. */
function isWholeJpx(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  return bytes.indexOf('ff4fff51', 0, 'hex') >= 0 && bytes.lastIndexOf('ffd9', undefined, 'hex') >= 0;
}
