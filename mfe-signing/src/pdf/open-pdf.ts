import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { PdfAssets } from './pdf-assets.ts';
import { startAddress } from './worker-source.ts';

/** Why a PDF did not open: it is not there (any more), the line failed, or what came is no PDF that can be drawn. */
export type PdfFailureKind = 'missing' | 'unreachable' | 'unreadable';

/** A PDF that did not open. */
export class PdfFailure extends Error {
  readonly kind: PdfFailureKind;

  constructor(kind: PdfFailureKind, cause: unknown) {
    super(`The PDF is ${kind}`, { cause });
    this.kind = kind;
  }
}

/** A page to draw: counted from 1, onto a canvas, this many device pixels wide. */
interface PageDrawing {
  readonly page: number;
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly signal: AbortSignal;
}

/** A PDF that is open. */
export interface OpenPdf {
  readonly pageCount: number;
  /** Draws a page as it is: crop box and rotation applied. Drawings that are given up settle without an error. */
  draw(drawing: PageDrawing): Promise<void>;
}

/** A PDF on its way; `close` gives up or frees it. */
export interface OpeningPdf {
  readonly opened: Promise<OpenPdf>;
  close(): void;
}

/** Opens a PDF by its address, reporting which share of it (0 to 1) has come. `opened` fails with a `PdfFailure`. */
export function openPdf(address: string, onProgress?: (share: number) => void): OpeningPdf {
  const leaving = new AbortController();
  let task: PDFDocumentLoadingTask | undefined;
  const start = async () => {
    const pdfjs = await import(/* webpackChunkName: "pdf" */ 'pdfjs-dist');
    pdfjs.GlobalWorkerOptions.workerSrc ||= await startAddress();
    leaving.signal.throwIfAborted();
    task = pdfjs.getDocument({
      url: address,
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
    return present(await task.promise);
  };
  const opened = start().catch((error: unknown) => {
    throw new PdfFailure(kindOf(error), error);
  });
  return {
    opened,
    close() {
      leaving.abort();
      void task?.destroy();
    },
  };
}

function present(pdf: PDFDocumentProxy): OpenPdf {
  return {
    pageCount: pdf.numPages,
    async draw({ page: number, canvas, width, signal }) {
      const page = await pdf.getPage(number);
      if (signal.aborted) return;
      const natural = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: width / natural.width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const rendering = page.render({ canvas, viewport });
      const cancel = () => rendering.cancel();
      signal.addEventListener('abort', cancel);
      try {
        await rendering.promise;
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        signal.removeEventListener('abort', cancel);
        page.cleanup();
      }
    },
  };
}

function kindOf(error: unknown): PdfFailureKind {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'ResponseException' && status && status >= 400 && status < 500) return 'missing';
  return name === 'InvalidPDFException' || name === 'PasswordException' ? 'unreadable' : 'unreachable';
}
