import { Inflate } from 'fflate';
import { decoders, headOfFlate } from './content-decoders.ts';
import { isWholeJbig2 } from './whole-jbig2.ts';

type Check = (bytes: Uint8Array) => boolean;

/** Decoded bytes that are kept for the next filter, at most, beside what a picture needs. */
const spare = 64 * 1024;
const longest = 64 * 1024 * 1024;
/** Of a picture that is larger, bytes are only counted. */
const longestKept = 16 * 1024 * 1024;
const flate = ['FlateDecode', 'Fl'];
const piece = 64 * 1024;
const startOfScan = 0xda;

/** Those that end a chain: pictures, whose bytes are not made. */
const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['DCTDecode', isWholeJpeg],
  ['DCT', isWholeJpeg],
  ['JPXDecode', isWholeJpx],
  ['CCITTFaxDecode', isTaken],
  ['CCF', isTaken],
  ['JBIG2Decode', isWholeJbig2],
  ['Crypt', isTaken],
]);

/**
 * Whether a content is whole: what its filters decode, one after the other, comes to its end and has at least so many bytes; what no
 * reader knows is not. Pictures coded by fax are taken for whole (decision 089).
 */
export function isWholeContent(
  bytes: Uint8Array,
  filters: readonly (string | undefined)[],
  least: number,
): boolean {
  const [filter, ...others] = filters;
  if (filters.length === 0) return bytes.length >= least;
  const check = checks.get(filter ?? '');
  if (check) return others.length > 0 || check(bytes);
  const isLast = others.length === 0;
  if (isLast && least > longestKept && flate.includes(filter ?? '')) return hasInflated(bytes, least);
  if (least > longest) return true;
  const decode = decoders.get(filter ?? '');
  const decoded = decode?.(bytes, others.length > 0 ? longest : least + spare);
  return decoded === null || (decoded !== undefined && isWholeContent(decoded, others, least));
}

/** Whether so many bytes come out, and the stream ends or goes on behind them: in pieces, of which none is kept. */
function hasInflated(bytes: Uint8Array, least: number): boolean {
  let count = 0;
  const inflate = new Inflate((made) => {
    count += made.length;
  });
  const isEnough = () => count >= least + spare;
  try {
    for (let at = headOfFlate; at < bytes.length; at += piece) {
      inflate.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
      if (isEnough()) break;
    }
  } catch {
    return false;
  }
  return count >= least;
}

function isTaken() {
  return true;
}

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
