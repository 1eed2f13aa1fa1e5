import { deflateSync } from 'node:zlib';
import { buildPdf, plainObjects, streamObject } from '../testing/made-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';
import { preflightFile } from './preflight-file.ts';

const scratch = makeScratch();
const settings = { limits: { maxBytes: 1_000_000, maxPages: 20 }, ownCertificates: [] };
afterAll(() => scratch.remove());

function notesOf(objects: readonly string[]) {
  return preflightFile({ path: scratch.write('in.pdf', buildPdf(objects)) }, settings).notes;
}

const bytes = (...values: number[]) => String.fromCharCode(...values);
const deflated = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
const pixels = 'x'.repeat(1600);
const inline = (data: string, coding = '', end = '\nEI\n') =>
  `q 40 0 0 40 10 10 cm BI /W 40 /H 40 /BPC 8 ${coding.includes('/CS') ? '' : '/CS /G '}${coding} ID ${data}${end}Q\n`;
const drawn = (content: string, resources = '') => [
  ...plainObjects({ page: `/Contents 4 0 R${resources && `/Resources<<${resources}>>`}` }),
  streamObject(content),
];
const jpeg = bytes(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3);

describe('a picture among the commands of a page', () => {
  it.each([
    ['has all its bytes', drawn(inline(pixels)), false],
    ['has too few', drawn(inline('x'.repeat(10))), true],
    ['has too few, before one that has all', drawn(inline('x'.repeat(10)) + inline(pixels)), true],
    ['has too few, behind one that has all', drawn(inline(pixels) + inline('x'.repeat(10))), true],
    ['has too few for its mask', drawn('BI /W 40 /H 40 /IM true ID x\nEI\n'), true],
    ['has too few for its colours', drawn(inline(pixels, '/CS /RGB')), true],
    [
      'has too few for a colour space of the page',
      drawn(inline(pixels, '/CS /C0'), '/ColorSpace<</C0[/CalRGB<<>>]>>'),
      true,
    ],
    ['is deflated', drawn(inline(deflated(pixels), '/F /Fl')), false],
    ['is deflated and cut off', drawn(inline(deflated(pixels).slice(0, -9), '/F /Fl')), true],
    ['is coded in text', drawn(inline(`${'41'.repeat(1600)}>`, '/F /AHx')), false],
    [
      'is coded in text without a space behind it',
      drawn(inline(`${'41'.repeat(1600)}>`, '/F /AHx', 'EI ')),
      false,
    ],
    [
      'is coded in text that reads like its end',
      drawn(inline(`${'zEI z'.repeat(500)}~>`, '/F [/A85]')),
      false,
    ],
    ['is a JPEG', drawn(inline(jpeg + bytes(0xff, 0xd9), '/F /DCT')), false],
    ['is a JPEG that is cut off', drawn(inline(jpeg, '/F /DCT')), true],
    ['is none', drawn(inline('GIF89a', '/F /DCT')), true],
    ['is coded in a way that no reader knows', drawn(inline('abc', '/F /JXL')), true],
    ['has bytes that read like its end', drawn(inline(`EI ${bytes(200, 201, 202)}${pixels}`)), false],
    [
      'has bytes that read like its end and text',
      drawn(inline(`EI Questo non comanda nulla${pixels}`)),
      false,
    ],
    ['has no end', drawn(inline(pixels, '', '')), true],
    ['ends where the commands end', drawn(`BI /W 40 /H 40 /BPC 8 /CS /G ID ${pixels}\nEI`), false],
    ['is but written about', drawn('BT (BI /W 40 /H 40 ID x EI) Tj ET'), false],
  ])('which %s: %#', (_, objects, isSaid) => {
    expect(notesOf(objects)).toEqual(isSaid ? ['contents-broken'] : []);
  });
});

/** Codes of nine bits, with the table cleared before it needs wider ones. */
function lzw(text: string): string {
  const clear = 256;
  const codes = text.split('').flatMap((letter, at) => [...(at % 200 ? [] : [clear]), letter.charCodeAt(0)]);
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  return (bits.match(/.{1,8}/g) ?? []).map((byte) => bytes(parseInt(byte.padEnd(8, '0'), 2))).join('');
}

const [catalog = '', pages = ''] = plainObjects();
const within = (resources: string, ...objects: string[]) => [
  catalog,
  pages,
  `<</Type/Page/Parent 2 0 R/Resources<<${resources}>>>>`,
  ...objects,
];
const form = (content: string, more = '') =>
  streamObject(content, `/Type/XObject/Subtype/Form/BBox[0 0 50 50]${more}`);
const coded = (content: string, filter: string) => [
  ...plainObjects({ page: '/Contents 4 0 R' }),
  streamObject(content, `/Filter/${filter}`),
];
const letter = '<</Type/Font/Subtype/Type3/CharProcs<</a 5 0 R>>>>';
const inner = '/Resources<</XObject<</Fm 5 0 R>>>>';

it.each<[string, (content: string) => string[]]>([
  [
    'contents in several parts',
    (content) => [
      ...plainObjects({ page: '/Contents[4 0 R 5 0 R]' }),
      streamObject('q'),
      streamObject(`${content}Q`),
    ],
  ],
  [
    'long deflated contents',
    (content) => coded(deflated(`${'q Q '.repeat(40_000)}${content}`), 'FlateDecode'),
  ],
  ['contents in LZW', (content) => coded(lzw(content), 'LZWDecode')],
  ['a form', (content) => within('/XObject<</Fm 4 0 R>>', form(content))],
  ['a form in a form', (content) => within('/XObject<</Fm 4 0 R>>', form('', inner), form(content))],
  ['a pattern', (content) => within('/Pattern<</P0 4 0 R>>', form(content))],
  ['a letter', (content) => within('/Font<</F0 4 0 R>>', letter, streamObject(content))],
  ['a mask', (content) => within('/ExtGState<</G0<</SMask<</G 4 0 R>>>>>>', form(content))],
  [
    'a stamp',
    (content) => [
      ...plainObjects({ page: '/Annots[4 0 R]' }),
      '<</Type/Annot/Subtype/Stamp/F 4/Rect[0 0 50 50]/AP<</N 5 0 R>>>>',
      form(content),
    ],
  ],
])('is looked for in %s', (_, made) => {
  expect(notesOf(made(inline('x'.repeat(10))))).toEqual(['contents-broken']);
  expect(notesOf(made(inline(pixels)))).toEqual([]);
});
