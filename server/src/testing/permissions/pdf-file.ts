import { makePdf } from '../../areas/signing/demo/demo-pdf.ts';

/** A PDF as a browser uploads it. */
export function pdfFile(): File {
  return new File([new Uint8Array(makePdf([['Contratto']]))], 'contratto.pdf', { type: 'application/pdf' });
}
