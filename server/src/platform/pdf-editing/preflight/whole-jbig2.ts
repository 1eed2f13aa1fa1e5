/** Number, flags, one byte of referred segments, page and length: no header of a segment is shorter. */
const shortestHeader = 11;
/** Segments that are their header alone: the ends of a page and of a file. */
const ends: readonly number[] = [49, 51];
const unknownLength = 0xffff_ffff;
/** In this place of the count stands that it is a long one. */
const isLongCount = 7;

/**
 * Whether the segments of a picture in JBIG2, as a PDF holds it, are all there: a reader draws what it has of one that ends too early, and
 * says nothing. What follows is of less bytes than a segment.
 */
export function isWholeJbig2(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  let at = 0;
  while (bytes.length - at >= shortestHeader) {
    const segment = readSegment(bytes, at);
    if (!segment) return false;
    // Its own end is a mark among what is coded, and nothing comes behind it.
    if (segment.length === unknownLength) return true;
    if (segment.length === 0 && !ends.includes(segment.type)) return false;
    at = segment.start + segment.length;
    if (at > bytes.length) return false;
  }
  return at > 0;
}

/** What kind of segment begins there, and where its data does; undefined where its header is cut. */
function readSegment(bytes: Buffer, at: number) {
  const flags = bytes.readUInt8(at + 4);
  const isLong = bytes.readUInt8(at + 5) >> 5 === isLongCount;
  const count = isLong ? bytes.readUInt32BE(at + 5) & 0x1fff_ffff : bytes.readUInt8(at + 5) >> 5;
  const behindCount = isLong ? at + 9 + Math.ceil((count + 1) / 8) : at + 6;
  const number = bytes.readUInt32BE(at);
  const bytesOfNumber = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
  const lengthAt = behindCount + count * bytesOfNumber + ((flags & 0x40) === 0 ? 1 : 4);
  if (lengthAt + 4 > bytes.length) return undefined;
  return { type: flags & 0x3f, length: bytes.readUInt32BE(lengthAt), start: lengthAt + 4 };
}
