import { PdfFailure, type OpeningPdf, type OpenPdf, type PdfFailureKind } from '../pdf/open-pdf.ts';

const empty: OpenPdf = { pageCount: 2, draw: async () => {} };

/** Stands in for pdf.js, which jsdom cannot run: `jest.mock('../pdf/open-pdf.ts', …)` with `openPdf: fakeOpenPdf`. */
export const fakeOpenPdf = jest.fn((_address: string): OpeningPdf => open(Promise.resolve(empty)));

/** Has the next PDF fail to open. */
export function failNextPdf(kind: PdfFailureKind): void {
  fakeOpenPdf.mockImplementationOnce(() => open(Promise.reject(new PdfFailure(kind, null))));
}

function open(opened: Promise<OpenPdf>): OpeningPdf {
  return { opened, close() {} };
}
