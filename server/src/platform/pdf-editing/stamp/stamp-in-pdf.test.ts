import { fitDrawing, layOutStamp } from 'shared-api/contracts/platform';
import { sampleDrawing } from '../corpus/sample-drawing.ts';
import { openDocument } from '../format/document.ts';
import { asInteger, PdfStream, type PdfObject } from '../format/objects.ts';
import { openSource } from '../format/source.ts';
import { storedBytes } from '../format/stream-bytes.ts';
import { readSignedFields } from '../inspection/signature-fields.ts';
import { signFile } from '../signing/sign-file.ts';
import { makePdf, type MadePage } from '../testing/made-pdfs.ts';
import { itWith, makeScratch, run } from '../testing/scratch.ts';
import { drawnSignature, signingMeans, signRequest } from '../testing/sign-request.ts';
import { createStampFont } from './font.ts';

const scratch = makeScratch();
const means = signingMeans();
afterAll(() => scratch.remove());

/** Decimals of a point to which positions agree. */
const digits = 2;
const lines = ['Firmato digitalmente il 21/11/2026 alle 10:15', 'tramite codice OTP'];
const drawing = { width: 320, height: 100 };

interface Stamp {
  readonly fontSizes: readonly number[];
  /** Left, top, width and height of the picture. */
  readonly picture: readonly number[];
  /** Left and baseline of each line. */
  readonly texts: readonly (readonly number[])[];
}

/** The appearance of a signature and the rectangle of its field, in user space. */
interface DrawnField {
  readonly stamp: Stamp;
  readonly rect: readonly number[];
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the preview shows in a box: the layout in points, from the top left of the page. */
function previewOf({ left, top, width, height }: Place): Stamp {
  const font = createStampFont(lines);
  const layout = layOutStamp({ width, height }, lines.map(font.measure));
  const picture = fitDrawing({ width, height }, layout, drawing);
  return {
    fontSizes: lines.map(() => layout.fontSize),
    picture: [left + picture.left, top + picture.top, picture.width, picture.height],
    texts: layout.baselines.map((baseline, index) => [left + (layout.lefts[index] ?? 0), top + baseline]),
  };
}

async function sign(page: MadePage, box: { x: number; y: number; width: number; height: number }) {
  const inputPath = scratch.write('in.pdf', await makePdf({ pages: [page] }));
  const outputPath = scratch.path('out.pdf');
  const signature = drawnSignature({ box, lines, image: sampleDrawing(drawing) });
  await signFile(signRequest({ inputPath, outputPath }, { signatures: [signature] }), await means);
  return outputPath;
}

/** The numbers of a text, in their order. */
const numbersOf = (text: string | undefined) => (text ?? '').trim().split(/\s+/).map(Number);

const numbersIn = (array: PdfObject) => (Array.isArray(array) ? array.map(Number) : []);

/** The first signature of a file: what its appearance draws, from the top left of its box, and where it stands. */
function readField(path: string): DrawnField {
  const source = openSource(path);
  try {
    const document = openDocument(source);
    const field = readSignedFields(document)[0]?.field;
    const appearance = document.resolve(document.resolveDict(field?.get('AP'))?.get('N'));
    if (!(appearance instanceof PdfStream)) throw new Error('the signature has no appearance');
    const length = asInteger(document.resolve(appearance.dict.get('Length')));
    const content = Buffer.from(storedBytes(source, appearance, length)).toString('latin1');
    const [, , , above = 0] = numbersIn(document.resolve(appearance.dict.get('BBox')));
    const [width = 0, , , height = 0, left = 0, bottom = 0] = numbersOf(
      /q (.*) cm \/Drawing Do Q/.exec(content)?.[1],
    );
    const shown = [...content.matchAll(/BT \/Stamp (\S+) Tf (\S+) (\S+) Td/g)];
    const stamp = {
      fontSizes: shown.map(([, size]) => Number(size)),
      picture: [left, above - bottom - height, width, height],
      texts: shown.map(([, , x, y]) => [Number(x), above - Number(y)]),
    };
    return { stamp, rect: numbersIn(document.resolve(field?.get('Rect'))) };
  } finally {
    source.close();
  }
}

/** The stamp as MuPDF shows it on the page, in points from its top left. */
function readShown(path: string): Stamp {
  const trace = run('mutool', 'trace', path);
  const [width = 0, , , height = 0, left = 0, top = 0] = numbersOf(
    /<clip_image_mask transform="([^"]*)"/.exec(trace)?.[1],
  );
  const shown = [
    ...trace.matchAll(
      /<fill_text [^>]*transform="([^"]*)">\s*<span font="[A-Z]{6}\+DejaVuSans"[^>]*trm="(\S+) [^>]*>\s*<g [^>]*x="([^"]*)" y="([^"]*)"/g,
    ),
  ].map(([, matrix, size, x, y]) => {
    const [a = 0, , , d = 0, e = 0, f = 0] = numbersOf(matrix);
    return { size: Number(size) * a, text: [a * Number(x) + e, d * Number(y) + f] };
  });
  return {
    fontSizes: shown.map(({ size }) => size),
    picture: [left, top, width, height],
    texts: shown.map(({ text }) => text),
  };
}

function expectSame(found: Stamp, expected: Stamp) {
  const rounded = (values: readonly number[]) => values.map((value) => expect.closeTo(value, digits));
  expect(found).toEqual({
    fontSizes: rounded(expected.fontSizes),
    picture: rounded(expected.picture),
    texts: expected.texts.map(rounded),
  });
}

const crop = [50, 40, 450, 740] as const;
const pages: [string, MadePage, { width: number; height: number }][] = [
  ['upright', {}, { width: 595, height: 842 }],
  ['cropped', { cropBox: crop }, { width: 400, height: 700 }],
  ['turned by 90°', { rotation: 90, cropBox: crop }, { width: 700, height: 400 }],
  ['turned by 180°', { rotation: 180, cropBox: crop }, { width: 400, height: 700 }],
  ['turned by 270°', { rotation: 270 }, { width: 842, height: 595 }],
  ['in units of two points', { userUnit: 2, rotation: 90, cropBox: crop }, { width: 1400, height: 800 }],
];
const boxes = [
  { x: 0.2, y: 0.3, width: 0.5, height: 0.12 },
  { x: 0.6, y: 0.85, width: 0.15, height: 0.1 },
  { x: 0, y: 0, width: 0.6, height: 0.02 },
];

describe('the stamp in the PDF', () => {
  it.each(boxes)('is laid out as in the preview, in the box %j', async (box) => {
    const [width, height] = [box.width * 595, box.height * 842];
    const { stamp, rect } = readField(await sign({}, box));
    expectSame(stamp, previewOf({ left: 0, top: 0, width, height }));
    const [left, bottom] = [box.x * 595, 842 - box.y * 842 - height];
    const corners = [left, bottom, left + width, bottom + height];
    expect(rect).toEqual(corners.map((value) => expect.closeTo(value, digits)));
  });

  itWith('mutool').each(pages)('stands where the preview shows it on a page %s', async (_, page, shown) => {
    for (const box of boxes) {
      const place = {
        left: box.x * shown.width,
        top: box.y * shown.height,
        width: box.width * shown.width,
        height: box.height * shown.height,
      };
      expectSame(readShown(await sign(page, box)), previewOf(place));
    }
  });
});
