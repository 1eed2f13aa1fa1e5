import { deflateSync } from 'node:zlib';
import { buildPdf, plainObjects, streamObject } from '../testing/made-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';
import { preflightFile } from './preflight-file.ts';

const scratch = makeScratch();
const settings = { limits: { maxBytes: 1_000_000, maxPages: 20 }, ownCertificates: [] };
afterAll(() => scratch.remove());

function preflight(objects: readonly string[]) {
  const path = scratch.write('in.pdf', buildPdf(objects));
  return preflightFile({ path, repairTo: scratch.path('repaired.pdf') }, settings);
}

const notesOf = (objects: readonly string[]) => preflight(objects).notes;

describe('the pages that a file counts', () => {
  const twoPages = (count: string, kids = '[3 0 R 4 0 R]') => [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids${kids}/Count ${count}/MediaBox[0 0 300 300]>>`,
    '<</Type/Page/Parent 2 0 R>>',
    '<</Type/Page/Parent 2 0 R>>',
  ];

  it('are as they are where they are those that it holds', () => {
    expect(preflight(twoPages('2'))).toMatchObject({ verdict: 'accept', notes: [] });
  });

  it.each([
    ['fewer', twoPages('1')],
    ['none', twoPages('(none)')],
    ['some that are not there beside them', twoPages('2', '[3 0 R 9 0 R 4 0 R]')],
  ])('are put right where it counts %s', (_, objects) => {
    const { verdict, notes, pages } = preflight(objects);
    expect({ verdict, notes, pages: pages.length }).toEqual({
      verdict: 'repaired',
      notes: ['repaired'],
      pages: 2,
    });
    const again = preflightFile({ path: scratch.path('repaired.pdf') }, settings);
    expect(again).toMatchObject({ verdict: 'accept', notes: [] });
  });

  it('make it refused where it counts more, which may be lost', () => {
    expect(preflight(twoPages('3'))).toMatchObject({ verdict: 'refuse', reason: 'damaged' });
  });
});

describe('a file that a reader does not show as it is', () => {
  const layered = (settingsOfLayers: string, usage = '') => [
    ...plainObjects({ catalog: `/OCProperties<</OCGs[4 0 R]/D<<${settingsOfLayers}>>>>` }),
    `<</Type/OCG/Name(Livello)${usage}>>`,
  ];
  const printed = (state: string) => `/Usage<</Print<</PrintState/${state}>>>>`;
  const viewed = (state: string) => `/Usage<</View<</ViewState/${state}>>>>`;
  const ruled = (rule: string) => [
    ...plainObjects({
      catalog: '/OCProperties<</OCGs[4 0 R]/D<<>>>>',
      page: '/Resources<</Properties<</P0 5 0 R>>>>',
    }),
    '<</Type/OCG/Name(Livello)>>',
    `<</Type/OCMD/OCGs[4 0 R]${rule}>>`,
  ];
  const byPrinting = '/AS[<</Event/Print/Category[/Print]/OCGs[4 0 R]>>]';

  it.each([
    ['is off', layered('/OFF[4 0 R]'), true],
    ['is off as all are', layered('/BaseState/OFF'), true],
    ['is on where all others are off', layered('/BaseState/OFF/ON[4 0 R]'), false],
    ['is shown and not printed', layered(byPrinting, printed('OFF')), true],
    ['is shown and printed', layered(byPrinting, printed('ON')), false],
    ['is shown', layered(''), false],
    ['is not shown by its usage', layered('', viewed('OFF')), true],
    ['is not printed by its usage, which not every reader obeys', layered('', printed('OFF')), true],
    ['shows something where it is off', ruled('/P/AllOff'), true],
    ['is part of an expression', ruled('/VE[/Not 4 0 R]'), true],
    ['is one of several of which any is on', ruled('/P/AnyOn'), false],
  ])('says so of a layer that %s: %#', (_, objects, isSaid) => {
    expect(notesOf(objects)).toEqual(isSaid ? ['layers-unseen'] : []);
  });

  it('says so of a portfolio', () => {
    expect(notesOf(plainObjects({ catalog: '/Collection<</Type/Collection>>' }))).toEqual(['portfolio']);
  });

  const annotated = (flags: string, kind = 'Stamp') => [
    ...plainObjects({ page: '/Annots[4 0 R]' }),
    `<</Type/Annot/Subtype/${kind}/Rect[10 10 60 60]${flags}/AP<</N 5 0 R>>>>`,
    streamObject('0 0 10 10 re f', '/Type/XObject/Subtype/Form/BBox[0 0 10 10]'),
  ];
  const alternatePicture = [
    ...plainObjects({ page: '/Resources<</XObject<</Im 4 0 R>>>>' }),
    streamObject(
      'x',
      '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Alternates[<</Image 4 0 R/DefaultForPrinting true>>]',
    ),
  ];

  it.each([
    ['a stamp on paper alone', annotated('/F 36'), true],
    ['a stamp on the screen alone', annotated('/F 0'), true],
    ['a stamp on both', annotated('/F 4'), false],
    ['a stamp on neither', annotated('/F 2'), false],
    ['a link, which shows nothing', annotated('/F 0', 'Link'), false],
    ['a picture that has another for printing', alternatePicture, true],
  ])('says so of %s', (_, objects, isSaid) => {
    expect(notesOf(objects)).toEqual(isSaid ? ['prints-otherwise'] : []);
  });

  const bytes = (...values: number[]) => String.fromCharCode(...values);
  const deflated = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
  const withText = (content: string) => [
    ...plainObjects({ page: '/Contents 4 0 R' }),
    streamObject(content, '/Filter/FlateDecode'),
  ];
  const withPicture = (content: string, filter: string) => [
    ...plainObjects({ page: '/Resources<</XObject<</Im 4 0 R>>>>' }),
    streamObject(
      content,
      `/Type/XObject/Subtype/Image/Width 40/Height 40/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/${filter}`,
    ),
  ];
  const raw = (content: string, space = '/DeviceGray') => [
    ...plainObjects({ page: '/Resources<</XObject<</Im 4 0 R>>>>' }),
    streamObject(
      content,
      `/Type/XObject/Subtype/Image/Width 40/Height 40/BitsPerComponent 8/ColorSpace${space}`,
    ),
  ];
  const hexed = (content: string) =>
    raw(
      `${Buffer.from(content, 'latin1').toString('hex')}>`,
      '/DeviceGray/Filter[/ASCIIHexDecode/FlateDecode]',
    );
  const jpegHead = bytes(0xff, 0xd8, 0xff, 0xe1, 0, 4, 0xff, 0xd9, 0xff, 0xda, 0, 2, 1, 2, 3);
  const jpxHead = bytes(0xff, 0x4f, 0xff, 0x51, 0, 4, 1, 1, 5);
  const end = bytes(0xff, 0xd9);

  it.each([
    ['text that cannot be decoded', withText('nonsense'), true],
    ['text that ends too early', withText(deflated('BT (Prezzo) Tj ET').slice(0, -8)), true],
    ['text that can', withText(deflated('BT ET')), false],
    ['text without its checksum', withText(deflated('BT ET').slice(0, -4)), false],
    ['a picture that has too few bytes', withPicture(deflated('x'.repeat(100)), 'FlateDecode'), true],
    ['a picture that has enough', withPicture(deflated('x'.repeat(1600)), 'FlateDecode'), false],
    ['a JPEG that is cut off, with a small one in its head', withPicture(jpegHead, 'DCTDecode'), true],
    ['a JPEG that is whole', withPicture(jpegHead + end, 'DCTDecode'), false],
    ['a JPEG that is none', withPicture('GIF89a', 'DCTDecode'), true],
    ['a JPEG 2000 that is cut off', withPicture(jpxHead, 'JPXDecode'), true],
    ['a JPEG 2000 that is whole', withPicture(jpxHead + end, 'JPXDecode'), false],
    ['a picture without a filter that has too few bytes', raw('x'.repeat(10)), true],
    ['a picture without a filter that has enough', raw('x'.repeat(1600)), false],
    ['a picture in three colours with the bytes of one', raw('x'.repeat(1600), '/DeviceRGB'), true],
    ['a picture in runs that has too few', withPicture(bytes(129, 0, 128), 'RunLengthDecode'), true],
    [
      'one in runs that has enough',
      withPicture(bytes(129, 0).repeat(13) + bytes(128), 'RunLengthDecode'),
      false,
    ],
    ['a picture in LZW that ends too early', withPicture(bytes(0x80, 0x0b, 0x60), 'LZWDecode'), true],
    ['a picture in a way that no reader knows', withPicture('JXL', 'JXLDecode'), true],
    ['one in hexadecimal digits and deflated', hexed(deflated('x'.repeat(1600))), false],
    ['one in hexadecimal digits and deflated, cut off', hexed(deflated('x'.repeat(1600)).slice(0, -9)), true],
    ['contents that are not in the file', plainObjects({ page: '/Contents[9 0 R]' }), true],
    ['a page without contents', plainObjects(), false],
    [
      'a picture that is not in the file',
      plainObjects({ page: '/Resources<</XObject<</Im 9 0 R>>>>' }),
      true,
    ],
  ])('says so of %s', (_, objects, isSaid) => {
    expect(notesOf(objects)).toEqual(isSaid ? ['contents-broken'] : []);
  });

  it('says which pages are not whole', () => {
    const [catalog = '', , page = ''] = plainObjects();
    const found = preflight([
      catalog,
      '<</Type/Pages/Kids[3 0 R 4 0 R 6 0 R]/Count 3/MediaBox[0 0 300 300]>>',
      page,
      '<</Type/Page/Parent 2 0 R/Resources<</XObject<</Im 5 0 R>>>>>>',
      raw('x').at(-1) ?? '',
      '<</Type/Page/Parent 2 0 R/Resources<</XObject<</Im 5 0 R>>>>>>',
    ]);
    expect(found.pages.map(({ isIncomplete }) => isIncomplete)).toEqual([undefined, true, true]);
  });

  it('says so of a picture within a form of the page', () => {
    const [catalog = '', pages = ''] = plainObjects();
    const form = streamObject('/Im Do', '/Type/XObject/Subtype/Form/Resources<</XObject<</Im 5 0 R>>>>');
    const page = '<</Type/Page/Parent 2 0 R/Resources<</XObject<</Fm 4 0 R>>>>>>';
    const picture = withPicture(jpxHead, 'JPXDecode').at(-1) ?? '';
    expect(notesOf([catalog, pages, page, form, picture])).toEqual(['contents-broken']);
  });
});
