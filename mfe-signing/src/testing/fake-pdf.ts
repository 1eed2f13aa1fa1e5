import { PdfFailure, type OpeningPdf, type OpenPdf, type PdfFailureKind } from '../pdf/open-pdf.ts';

const empty: OpenPdf = { pageCount: 2, draw: async () => {} };

/** Stands in for pdf.js, which jsdom cannot run: `jest.mock('../pdf/open-pdf.ts', …)` with `openPdf: fakeOpenPdf`. */
export const fakeOpenPdf = jest.fn((_address: string, _onProgress?: (share: number) => void): OpeningPdf =>
  open(Promise.resolve(empty)),
);

/** Has the next PDF fail to open. */
export function failNextPdf(kind: PdfFailureKind): void {
  fakeOpenPdf.mockImplementationOnce(() => open(Promise.reject(new PdfFailure(kind, null))));
}

/** Has the next PDF come slowly: `report` announces which share of it is there, `arrive` opens it. */
export function holdNextPdf(): { report(share: number): void; arrive(): void } {
  const { promise, resolve } = Promise.withResolvers<OpenPdf>();
  let onProgress: ((share: number) => void) | undefined;
  fakeOpenPdf.mockImplementationOnce((_address, listener) => {
    onProgress = listener;
    return open(promise);
  });
  return { report: (share) => onProgress?.(share), arrive: () => resolve(empty) };
}

function open(opened: Promise<OpenPdf>): OpeningPdf {
  return { opened, close() {} };
}
