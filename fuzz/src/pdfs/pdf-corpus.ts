import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makePdf as makeDemoPdf } from '../../../server/src/areas/signing/demo/demo-pdf.ts';
import {
  buildPdf,
  makePdf,
  plainObjects,
  streamObject,
} from '../../../server/src/platform/pdf-editing/testing/made-pdfs.ts';

/** A PDF that others are made of. */
export interface CorpusFile {
  readonly name: string;
  /** Its bytes, a character each. */
  readonly text: string;
}

/** A picture, an annotation and a form without a library's habits, in the plainest syntax. */
const form = buildPdf([
  '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]/DR<<>>/DA(/Helv 0 Tf)>>>>',
  '<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2/MediaBox[0 0 595 842]/Resources<<>>>>',
  '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[5 0 R]/CropBox[20 20 575 822]>>',
  streamObject('BT (x) Tj ET'),
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(nome)/V(Mario)/Rect[10 10 90 30]/P 3 0 R/F 4>>',
  '<</Type/Page/Parent 2 0 R/Contents[4 0 R 7 0 R]/Rotate 270>>',
  streamObject('q 1 0 0 1 0 0 cm Q', '/Filter null'),
]);

const large = 500_000;

/** The files that are changed: made here, in every form in which writers write, and those of a folder where one is named. */
export async function openCorpus(folder: string | undefined): Promise<readonly CorpusFile[]> {
  const made = [
    { name: 'plain', bytes: buildPdf(plainObjects()) },
    { name: 'form', bytes: form },
    { name: 'demo', bytes: makeDemoPdf([['Contratto', 'Una riga'], ['Seconda pagina'], ['Terza pagina']]) },
    // What the library writes of dates and names does not count: only its structure does.
    { name: 'library', bytes: await makePdf({ pages: [{}, { rotation: 90 }] }) },
    { name: 'streams', bytes: await makePdf({ pages: [{}, {}], usesStreams: true }) },
    { name: 'fields', bytes: await makePdf({ hasForm: true }) },
    { name: 'boxes', bytes: await makePdf({ pages: [{ cropBox: [50, 50, 400, 500], userUnit: 2 }] }) },
  ];
  const files = made.map(({ name, bytes }) => ({ name, text: bytes.toString('latin1') }));
  return folder === undefined ? files : [...files, ...readFolder(folder)];
}

function readFolder(folder: string): CorpusFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.pdf') && statSync(join(folder, name)).size <= large)
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(folder, name)).toString('latin1') }));
}
