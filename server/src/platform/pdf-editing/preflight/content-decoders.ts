import { inflateRawSync } from 'node:zlib';
import { unpredict } from '../format/filters.ts';
import type { PdfDict } from '../format/objects.ts';

/** Answers undefined of what cannot be decoded, null of what is more than is looked at. */
type Decoder = (bytes: Uint8Array, most: number) => Uint8Array | undefined | null;

export const headOfFlate = 2;
const [clearTable, endOfCodes, firstCode] = [256, 257, 258];
const [shortestCode, longestCode] = [9, 12];
const endOfRuns = 128;

/** The filters whose bytes are made here, by their names and short names. */
export const decoders: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['FlateDecode', inflate],
  ['Fl', inflate],
  ['LZWDecode', decodeLzw],
  ['LZW', decodeLzw],
  ['ASCIIHexDecode', decodeHex],
  ['AHx', decodeHex],
  ['ASCII85Decode', decodeAscii85],
  ['A85', decodeAscii85],
  ['RunLengthDecode', decodeRuns],
  ['RL', decodeRuns],
]);

/** A filter of a stream, with what it is told of how it coded. */
export interface ContentFilter {
  readonly name: string | undefined;
  readonly parameters: PdfDict | undefined;
}

/** What a content is once all its filters are undone, as commands are read: in one piece. */
export function decodeContent(
  bytes: Uint8Array,
  filters: readonly ContentFilter[],
  most: number,
): Uint8Array | undefined | null {
  let decoded: Uint8Array = bytes;
  for (const { name, parameters } of filters) {
    if (name === 'Crypt') continue;
    const made = decoders.get(name ?? '')?.(decoded, most);
    if (!made) return made;
    decoded = unpredict(made, parameters);
  }
  return decoded;
}

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

/** What a code stands for was written before: where that stands, and how long it is, is all that is kept of it. */
function decodeLzw(bytes: Uint8Array, most: number): Uint8Array | undefined | null {
  const out = Buffer.alloc(most);
  const starts = new Uint32Array(1 << longestCode);
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
    if (code > next || (code === next && before === 0)) return undefined;
    const length = code < next ? (lengths[code] ?? 0) : before + 1;
    if (count + length > most) return null;
    // One that is only now defined begins with what came before, and ends with the first letter of that.
    const from = code < next ? (starts[code] ?? 0) : count - before;
    for (let at = 0; at < length; at += 1) out[count + at] = code < clearTable ? code : (out[from + at] ?? 0);
    if (before > 0 && next < lengths.length) {
      starts[next] = count - before;
      lengths[next++] = before + 1;
    }
    count += length;
    before = length;
    // Wider by one code earlier than needed, as nearly all writers do.
    if (next + 1 >= 1 << width && width < longestCode) width += 1;
  }
  return out.subarray(0, count);
}
