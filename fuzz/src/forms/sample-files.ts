import { buildPdf, plainObjects } from '../../../server/src/platform/pdf-editing/testing/made-pdfs.ts';
import { sampleDrawing } from '../../../server/src/platform/pdf-editing/corpus/sample-drawing.ts';

const people = 'Cognome;Nome;Username;E-Mail;Gruppi\nProva;Ivo;ivo.prova;ivo@acme.example;Dipendenti\n';

/** Files of the kinds that calls take, and of none of them. */
export const sampleFiles = {
  pdf: { type: 'application/pdf', bytes: buildPdf(plainObjects()) },
  png: { type: 'image/png', bytes: sampleDrawing({ width: 120, height: 40 }) },
  people: { type: 'text/csv', bytes: Buffer.from(people) },
  utf16: { type: 'text/csv', bytes: Buffer.from(`\uFEFF${people}`, 'utf16le') },
  empty: { type: 'application/pdf', bytes: Buffer.alloc(0) },
  zip: { type: 'application/zip', bytes: Buffer.from('504b0304140000000800', 'hex') },
  svg: {
    type: 'image/svg+xml',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  },
} as const;

export type SampleName = keyof typeof sampleFiles;
