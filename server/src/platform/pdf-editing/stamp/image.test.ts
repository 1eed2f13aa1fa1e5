import { deflateSync } from 'node:zlib';
import { sampleDrawing } from '../corpus/sample-drawing.ts';
import { readStampImage } from './image.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from '../../png/read-png.ts';

interface MadePng {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly type: number;
  readonly interlaced?: boolean;
  /** Rows with their filter byte. */
  readonly rows: readonly (readonly number[])[];
  readonly chunks?: readonly (readonly [string, readonly number[]])[];
}

function png({ width, height, depth, type, interlaced = false, rows, chunks = [] }: MadePng): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...chunks.map(([name, data]) => chunk(name, Buffer.from(data))),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

const pixels = (made: MadePng) => [...readPng(png(made)).rgba];

describe('a PNG', () => {
  it('is read in every kind of colour', () => {
    const one = { width: 1, height: 1, depth: 8 };
    expect(pixels({ ...one, type: 0, rows: [[0, 128]] })).toEqual([128, 128, 128, 255]);
    expect(pixels({ ...one, type: 2, rows: [[0, 1, 2, 3]] })).toEqual([1, 2, 3, 255]);
    expect(pixels({ ...one, type: 4, rows: [[0, 9, 77]] })).toEqual([9, 9, 9, 77]);
    expect(pixels({ ...one, type: 6, rows: [[0, 1, 2, 3, 4]] })).toEqual([1, 2, 3, 4]);
    expect(pixels({ ...one, depth: 16, type: 2, rows: [[0, 5, 0, 6, 0, 7, 0]] })).toEqual([5, 6, 7, 255]);
  });

  it('is read with a palette and transparency', () => {
    const palette = { width: 2, height: 1, depth: 1, type: 3, rows: [[0, 0b01000000]] };
    expect(
      pixels({
        ...palette,
        chunks: [
          ['PLTE', [10, 20, 30, 40, 50, 60]],
          ['tRNS', [0, 200]],
        ],
      }),
    ).toEqual([0, 0, 0, 0, 40, 50, 60, 200]);
    const keyed = { width: 1, height: 1, depth: 8, type: 0, rows: [[0, 7]] };
    expect(pixels({ ...keyed, chunks: [['tRNS', [0, 7]]] })[3]).toBe(0);
  });

  it('is read through every filter', () => {
    const rows = [
      [0, 1, 2, 3],
      [1, 1, 1, 1],
      [2, 1, 1, 1],
      [3, 1, 1, 1],
      [4, 1, 1, 1],
    ];
    const gray = pixels({ width: 3, height: 5, depth: 8, type: 0, rows }).filter((_, at) => at % 4 === 0);
    expect(gray).toEqual([1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 3, 4, 3, 4, 5]);
  });

  it('is read when it is interlaced', () => {
    const passes = [
      [0, 1],
      [0, 2],
      [0, 3, 4],
    ];
    const rest = [
      [0, 5],
      [0, 6],
      [0, 7, 8],
      [0, 9, 10],
      [0, 11, 12, 13, 14, 15],
    ];
    const made = { width: 5, height: 2, depth: 8, type: 0, interlaced: true };
    const gray = pixels({
      ...made,
      rows: [passes[0] ?? [], passes[1] ?? [], [0, 3], [0, 4, 5], rest[4] ?? []],
    });
    expect(gray.filter((_, at) => at % 4 === 0)).toEqual([1, 4, 3, 5, 2, 11, 12, 13, 14, 15]);
  });

  it('is made smaller when it is larger than print needs', () => {
    const { width, height, rgba } = readPng(sampleDrawing({ width: 2600, height: 600 }));
    expect([width, height, rgba.length]).toEqual([867, 200, 867 * 200 * 4]);
  });

  it.each([
    ['of an unknown kind', png({ width: 1, height: 1, depth: 8, type: 5, rows: [[0, 1]] })],
    ['of no size', png({ width: 0, height: 1, depth: 8, type: 0, rows: [[0]] })],
    ['of more pixels than allowed', png({ width: 10_000, height: 10_000, depth: 8, type: 0, rows: [[0]] })],
    ['that is cut off', sampleDrawing().subarray(0, 60)],
    [
      'with less data than its size',
      png({ width: 9, height: 9, depth: 8, type: 6, rows: [[0, 1, 2, 3, 4]] }),
    ],
  ])('%s is refused', (_, bytes) => {
    expect(() => readStampImage(bytes)).toThrow(expect.objectContaining({ code: 'invalid-image' }));
  });
});

describe('a JPEG', () => {
  it('has the size of its frame', () => {
    const bytes = Buffer.from('ffd8ffe000040000ffc0000b08000a00140101110000ffd9', 'hex');
    expect(readJpeg(bytes)).toEqual({ width: 20, height: 10, components: 1 });
    expect(readStampImage(bytes)).toMatchObject({ width: 20, height: 10 });
  });

  it('without a frame is refused', () => {
    expect(() => readJpeg(Buffer.from('ffd8ffd9', 'hex'))).toThrow('JPEG');
  });
});
