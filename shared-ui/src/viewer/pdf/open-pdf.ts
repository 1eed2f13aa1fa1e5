import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import { kindOfError } from '../failure-kind.ts';
import { FileFailure, type OpensFile } from '../open-file.ts';
import { fetchFile } from '../fetch-file.ts';
import { fillIn } from './fill-in.ts';
import { PdfAssets } from './pdf-assets.ts';
import { presentPdf } from './present-pdf.ts';
import { startAddress } from './worker-source.ts';

/** Opens a PDF. */
export const openPdf: OpensFile = (source, onProgress) => {
  const leaving = new AbortController();
  let task: PDFDocumentLoadingTask | undefined;
  const { signal } = leaving;
  const start = async () => {
    // Beside the library, not after it; what fails of it is heard where it is waited for.
    const coming =
      typeof source === 'string'
        ? fetchFile(source, { signal, onProgress })
        : Promise.resolve({ content: source, digest: undefined });
    coming.catch(() => undefined);
    fillIn();
    const pdfjs = await import(/* webpackChunkName: "pdf" */ 'pdfjs-dist/legacy/build/pdf.mjs');
    pdfjs.GlobalWorkerOptions.workerSrc ||= await startAddress();
    const { content, digest } = await coming;
    const data = new Uint8Array(await content.arrayBuffer());
    signal.throwIfAborted();
    task = pdfjs.getDocument({
      data,
      // The factory answers for each kind that has an address of its own.
      cMapUrl: '/',
      standardFontDataUrl: '/',
      wasmUrl: '/',
      useWorkerFetch: false,
      BinaryDataFactory: PdfAssets,
      enableXfa: false,
      verbosity: 0,
    });
    return { ...presentPdf(await task.promise, pdfjs.TextLayer), digest };
  };
  const opened = start().catch((error: unknown) => {
    throw new FileFailure(kindOfError(error), error);
  });
  return {
    opened,
    close() {
      leaving.abort();
      void task?.destroy();
    },
  };
};
