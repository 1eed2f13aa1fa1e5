import { readBmp, readBmpHead } from './read-bmp.ts';

interface Shape {
  readonly bits: number;
  readonly rows: readonly (readonly number[])[];
  readonly width: number;
  readonly palette?: readonly number[];
  readonly isTopDown?: boolean;
}

function bmpOf({ bits, rows, width, palette = [], isTopDown = false }: Shape): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM', 0, 'latin1');
  head.writeUInt32LE(54 + palette.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(isTopDown ? -rows.length : rows.length, 22);
  head.writeUInt16LE(bits, 28);
  head.writeUInt32LE(palette.length / 4, 46);
  return Buffer.concat([head, Buffer.from(palette), ...rows.map((row) => Buffer.from(row))]);
}

function pixelsOf(bytes: Buffer): number[] | undefined {
  const head = readBmpHead(bytes);
  const pixels = head && readBmp(bytes, head);
  return pixels && [...pixels.data];
}

const [red, green] = [
  [0, 0, 255],
  [0, 255, 0],
];

describe('a BMP', () => {
  it('is read from its last line up, blue first, each line to four bytes', () => {
    const rows = [
      [...red, 0],
      [...green, 0],
    ];
    expect(pixelsOf(bmpOf({ bits: 24, width: 1, rows }))).toEqual([0, 255, 0, 255, 0, 0]);
    expect(pixelsOf(bmpOf({ bits: 24, width: 1, rows, isTopDown: true }))).toEqual([255, 0, 0, 0, 255, 0]);
  });

  it.each([
    [1, [0b0100_0000, 0, 0, 0]],
    [4, [0x01, 0, 0, 0]],
    [8, [0, 1, 0, 0]],
  ])('is read with a palette of %i bits', (bits, row) => {
    const palette = [...red, 0, ...green, 0];
    expect(pixelsOf(bmpOf({ bits, width: 2, rows: [row], palette }))).toEqual([255, 0, 0, 0, 255, 0]);
  });

  it('is read with thirty-two bits, and black where its palette ends too early', () => {
    expect(pixelsOf(bmpOf({ bits: 32, width: 1, rows: [[...red, 9]] }))).toEqual([255, 0, 0]);
    expect(pixelsOf(bmpOf({ bits: 8, width: 1, rows: [[7, 0, 0, 0]], palette: [...red, 0] }))).toEqual([
      0, 0, 0,
    ]);
  });

  it('is refused where it is cut, has no size, or has bits that nobody writes', () => {
    const whole = bmpOf({ bits: 24, width: 1, rows: [[...red, 0]] });
    expect(pixelsOf(whole.subarray(0, -1))).toBeUndefined();
    expect(pixelsOf(whole.subarray(0, 30))).toBeUndefined();
    expect(pixelsOf(bmpOf({ bits: 24, width: 0, rows: [[]] }))).toBeUndefined();
    expect(pixelsOf(bmpOf({ bits: 2, width: 1, rows: [[0, 0, 0, 0]] }))).toBeUndefined();
  });
});
