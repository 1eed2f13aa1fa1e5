/** Numbers that counts, sizes and offsets are not. */
export const numbers = [
  '0',
  '-1',
  '1',
  '2147483648',
  '99999999999999999999',
  '-0.0',
  '1e5',
  '0.0000001',
  '65536',
  '8388608',
];
/** Values of another type, or that lead in a circle. */
export const values = [
  'null',
  'true',
  '[]',
  '<<>>',
  '()',
  '<>',
  '/',
  '/#00',
  '1 0 R',
  '0 0 R',
  '99999999 65535 R',
  '3 0 R',
  '2 0 R',
  '<</Type/Pages/Kids[2 0 R]/Count 1>>',
  '[3 0 R 3 0 R]',
  '/FlateDecode',
  '[/FlateDecode /FlateDecode /ASCIIHexDecode]',
  '/JBIG2Decode',
  '/Crypt',
  '<</Predictor 15/Columns 999999999>>',
  '(\\777\\\\\\)',
  '<</S/JavaScript/JS(app.alert)>>',
  '(%PDF-1.7)',
  'endobj',
  'stream',
  'trailer',
];
const ofAny = [
  '/Rotate 45',
  '/Rotate 90',
  '/UserUnit 1e9',
  '/MediaBox[0 0 0 0]',
  '/MediaBox[9 9 1 1]',
  '/CropBox[-1e9 0 1e9 5]',
  '/Count -1',
  '/Prev 9',
  '/XRefStm 15',
];
const ofCatalogs = [
  '/AcroForm<</Fields[3 0 R]/XFA[(a)2 0 R]>>',
  '/AcroForm 3 0 R',
  '/Perms<</DocMDP 3 0 R>>',
  '/Version/9.9',
  '/OpenAction 2 0 R',
  '/Names<</EmbeddedFiles<</Names[(a)1 0 R]>>>>',
  '/Extensions 1',
];
const ofPages = [
  '/Annots[3 0 R null 99 0 R]',
  '/Annots 2 0 R',
  '/Contents[]',
  '/Contents 1 0 R',
  '/Parent 3 0 R',
  '/Resources 3 0 R',
  '/Tabs/S',
];

/** Entries that a dictionary may not have, or not so. */
export const entries = [...ofAny, ...ofCatalogs, ...ofPages];
