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
  const byPrinting = '/AS[<</Event/Print/Category[/Print]/OCGs[4 0 R]>>]';

  it.each([
    ['is off', layered('/OFF[4 0 R]'), true],
    ['is off as all are', layered('/BaseState/OFF'), true],
    ['is on where all others are off', layered('/BaseState/OFF/ON[4 0 R]'), false],
    ['is shown and not printed', layered(byPrinting, printed('OFF')), true],
    ['is shown and printed', layered(byPrinting, printed('ON')), false],
    ['is shown', layered(''), false],
  ])('says so of a layer that %s: %#', (_, objects, isSaid) => {
    expect(notesOf(objects)).toEqual(isSaid ? ['layers-unseen'] : []);
  });

  it('says so of a portfolio', () => {
    expect(notesOf(plainObjects({ catalog: '/Collection<</Type/Collection>>' }))).toEqual(['portfolio']);
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
  ])('says so of %s', (_, objects, isSaid) => {
    expect(notesOf(objects)).toEqual(isSaid ? ['contents-broken'] : []);
  });

  it('says so of a picture within a form of the page', () => {
    const [catalog = '', pages = ''] = plainObjects();
    const form = streamObject('/Im Do', '/Type/XObject/Subtype/Form/Resources<</XObject<</Im 5 0 R>>>>');
    const page = '<</Type/Page/Parent 2 0 R/Resources<</XObject<</Fm 4 0 R>>>>>>';
    const picture = withPicture(jpxHead, 'JPXDecode').at(-1) ?? '';
    expect(notesOf([catalog, pages, page, form, picture])).toEqual(['contents-broken']);
  });
});
