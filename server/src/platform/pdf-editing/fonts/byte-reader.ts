/** Reads numbers of a binary file one after another, big end first. */
export interface ByteReader {
  readonly uint8: () => number;
  readonly uint16: () => number;
  readonly int16: () => number;
  readonly uint32: () => number;
  readonly bytes: (length: number) => Buffer;
}

/** @param data what is read from its beginning */
export function createByteReader(data: Buffer): ByteReader {
  let at = 0;
  const step = (length: number) => {
    at += length;
    return at - length;
  };
  return {
    uint8: () => data.readUInt8(step(1)),
    uint16: () => data.readUInt16BE(step(2)),
    int16: () => data.readInt16BE(step(2)),
    uint32: () => data.readUInt32BE(step(4)),
    bytes: (length) => {
      const start = step(length);
      if (at > data.length) throw new RangeError('the data ends too early');
      return data.subarray(start, at);
    },
  };
}
