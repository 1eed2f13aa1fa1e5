import { zipSync } from 'fflate';
import { readZip } from './zip.ts';

const files = { 'a.pdf': new Uint8Array([1, 2, 3, 4, 5]), 'b.json': new Uint8Array([123, 125]) };
const made = () => Buffer.from(zipSync(files, { level: 0 }));
const listAt = (zip: Buffer) => zip.readUInt32LE(zip.length - 6);
const firstOf = (zip: Buffer) => zip.indexOf(Buffer.from([1, 2, 3, 4, 5]));

/** The same zip with one thing in it that is wrong. */
const changed = (change: (zip: Buffer) => Buffer | void) => {
  const zip = made();
  return change(zip) ?? zip;
};

describe('a zip as every tool reads it', () => {
  it('is one whose entries are what its list says', () => {
    const { files: read, odd } = readZip(made());
    expect(odd).toBeUndefined();
    expect([...read]).toEqual(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));
  });

  it.each<[string, (zip: Buffer) => Buffer | void]>([
    ['other bytes than their sum', (zip) => void zip.writeUInt8(9, firstOf(zip))],
    ['another sum in the list', (zip) => void zip.writeUInt32LE(7, listAt(zip) + 16)],
    ['another sum before the bytes', (zip) => void zip.writeUInt32LE(7, 14)],
    ['another size before the bytes', (zip) => void zip.writeUInt32LE(4, 22)],
    [
      'another size in the list',
      (zip) => {
        zip.writeUInt32LE(4, listAt(zip) + 20);
        zip.writeUInt32LE(4, listAt(zip) + 24);
      },
    ],
    ['an entry of another disk', (zip) => void zip.writeUInt16LE(1, listAt(zip) + 34)],
    ['a list of another disk', (zip) => void zip.writeUInt16LE(1, zip.length - 16)],
    ['a disk that is not the first', (zip) => void zip.writeUInt16LE(1, zip.length - 18)],
    ['other numbers of entries', (zip) => void zip.writeUInt16LE(1, zip.length - 14)],
    ['another length of the list', (zip) => void zip.writeUInt32LE(3, zip.length - 10)],
    ['a comment that is announced', (zip) => void zip.writeUInt16LE(5, zip.length - 2)],
    ['a comment of its last entry, in which another list may lie', (zip) => commented(zip)],
    ['a symbolic link', (zip) => void zip.writeUInt32LE(0o120777 * 0x10000, listAt(zip) + 38)],
    ['a folder, by its mode', (zip) => void zip.writeUInt32LE(0o040755 * 0x10000, listAt(zip) + 38)],
    ['a folder of DOS', (zip) => void zip.writeUInt32LE(0x10, listAt(zip) + 38)],
    ['bytes before the first entry', (zip) => shifted(zip)],
    ['an encrypted entry', (zip) => flagged(zip, 1)],
    ['a patched entry', (zip) => flagged(zip, 0x20)],
    ['a sum that is to follow and does not', (zip) => flagged(zip, 8)],
    [
      'a name in letters that programs read in their own way',
      (zip) => {
        zip.writeUInt8(0x82, 30);
        zip.writeUInt8(0x82, listAt(zip) + 46);
      },
    ],
  ])('is none with %s', (_what, change) => {
    expect(readZip(changed(change)).odd).not.toBeUndefined();
  });
});

/** Twelve bytes in front, which every offset knows of: as many as may follow an entry. */
function shifted(zip: Buffer): Buffer {
  let at = listAt(zip);
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left -= 1) {
    zip.writeUInt32LE(zip.readUInt32LE(at + 42) + 12, at + 42);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  zip.writeUInt32LE(listAt(zip) + 12, zip.length - 6);
  return Buffer.concat([Buffer.alloc(12), zip]);
}

/** Thirty bytes after the last entry of the list, of which the list knows. */
function commented(zip: Buffer): Buffer {
  let at = listAt(zip);
  const end = zip.length - 22;
  for (;;) {
    const next = at + 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30);
    if (next >= end) break;
    at = next;
  }
  zip.writeUInt16LE(30, at + 32);
  zip.writeUInt32LE(zip.readUInt32LE(zip.length - 10) + 30, zip.length - 10);
  return Buffer.concat([zip.subarray(0, end), Buffer.alloc(30), zip.subarray(end)]);
}

function flagged(zip: Buffer, flag: number): void {
  zip.writeUInt16LE(zip.readUInt16LE(6) | flag, 6);
  zip.writeUInt16LE(zip.readUInt16LE(listAt(zip) + 8) | flag, listAt(zip) + 8);
}
