/** A table of a font by its four letters. */
type FontTables = ReadonlyMap<string, Buffer>;

/** Puts tables together to a TrueType file (OpenType 1.9, 'otff'). */
export function assembleSfnt(tables: FontTables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(0x10000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((sorted.length - 2 ** power) * 16, 10);
  let position = header.length;
  const parts = sorted.map(([tag, data], index) => {
    const padded = Buffer.concat([data], Math.ceil(data.length / 4) * 4);
    const entry = 12 + 16 * index;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(padded), entry + 4);
    header.writeUInt32BE(position, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    position += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...parts]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
