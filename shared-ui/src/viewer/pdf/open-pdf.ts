import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import { kindOfError } from '../failure-kind.ts';
import { FileFailure, type FileFailureKind, type OpensFile } from '../open-file.ts';
import { fillIn } from './fill-in.ts';
import { PdfAssets } from './pdf-assets.ts';
import { presentPdf } from './present-pdf.ts';
import { startAddress } from './worker-source.ts';

/** Opens a PDF. */
export const openPdf: OpensFile = (source, onProgress) => {
  const leaving = new AbortController();
  let task: PDFDocumentLoadingTask | undefined;
  const start = async () => {
    fillIn();
    const pdfjs = await import(/* webpackChunkName: "pdf" */ 'pdfjs-dist/legacy/build/pdf.mjs');
    pdfjs.GlobalWorkerOptions.workerSrc ||= await startAddress();
    const content = typeof source === 'string' ? { url: source } : { data: await bytesOf(source) };
    leaving.signal.throwIfAborted();
    task = pdfjs.getDocument({
      ...content,
      // The factory answers for each kind that has an address of its own.
      cMapUrl: '/',
      standardFontDataUrl: '/',
      wasmUrl: '/',
      useWorkerFetch: false,
      BinaryDataFactory: PdfAssets,
      enableXfa: false,
      verbosity: 0,
    });
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
      if (total > 0) onProgress?.(loaded / total);
    };
    return presentPdf(await task.promise, pdfjs.TextLayer);
  };
  const opened = start().catch((error: unknown) => {
    throw new FileFailure(kindOf(error), error);
  });
  return {
    opened,
    close() {
      leaving.abort();
      void task?.destroy();
    },
  };
};

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

function kindOf(error: unknown): FileFailureKind {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'ResponseException' && status && status >= 400 && status < 500) return 'missing';
  if (name === 'InvalidPDFException' || name === 'PasswordException') return 'unreadable';
  return kindOfError(error) === 'unsupported' ? 'unsupported' : 'unreachable';
}
