import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import { kindOfError } from '../failure-kind.ts';
import { FileFailure, type OpensFile } from '../open-file.ts';
import { fetchFile } from '../fetch-file.ts';
import { fillIn } from './fill-in.ts';
import { PdfAssets } from './pdf-assets.ts';
import { presentPdf } from './present-pdf.ts';
import { startReader } from './start-reader.ts';

/** Opens a PDF. */
export const openPdf: OpensFile = (source, onProgress) => {
  const leaving = new AbortController();
  let task: PDFDocumentLoadingTask | undefined;
  let reader: Awaited<ReturnType<typeof startReader>> | undefined;
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
    reader = await startReader(pdfjs);
    const { content, digest } = await coming;
    const data = new Uint8Array(await content.arrayBuffer());
    if (signal.aborted) reader.close();
    signal.throwIfAborted();
    task = pdfjs.getDocument({
      data,
      worker: reader.worker,
      // The factory answers for each kind that has an address of its own.
      cMapUrl: '/',
      standardFontDataUrl: '/',
      wasmUrl: '/',
      useWorkerFetch: false,
      // Letters are drawn as shapes: a browser that refuses fonts shows empty boxes in their place, and says nothing of it.
      disableFontFace: true,
      // A browser's own decoder fills in what a picture lacks, and says nothing of it.
      isImageDecoderSupported: false,
      BinaryDataFactory: PdfAssets,
      enableXfa: false,
      verbosity: 0,
    });
    const pdf = await Promise.race([task.promise, reader.failed]);
    return { ...presentPdf(pdf, { Layer: pdfjs.TextLayer, operators: pdfjs.OPS, reader }), digest };
  };
  const opened = start().catch((error: unknown) => {
    reader?.close();
    throw new FileFailure(kindOfError(error), error);
  });
  return {
    opened,
    close() {
      leaving.abort();
      // Where no document is on its way, the worker has nobody to end it.
      if (task) void task.destroy().finally(() => reader?.close());
      else reader?.close();
    },
  };
};
