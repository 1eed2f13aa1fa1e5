import type { PDFWorker } from 'pdfjs-dist';
import { FileFailure } from '../open-file.ts';
import { isFlaw } from './flaws.ts';
import { startAddress, type Said } from './worker-source.ts';

/** A worker that reads a PDF. */
interface Reader {
  readonly worker: PDFWorker;
  /** Hears of each thing that is left out, or shown otherwise than the file means it, when it is met. */
  onFlaw: (() => void) | undefined;
  /** Fails where the worker does not start: with `unsupported`. */
  readonly failed: Promise<never>;
  close(): void;
}

/** How long a worker may take to say its first word, in milliseconds: some protections let it start and keep it mute. */
const longestStart = 12_000;

/** Starts a worker of pdf.js whose warnings are heard. @throws FileFailure `unsupported` where the browser starts none */
export async function startReader(pdfjs: { readonly PDFWorker: typeof PDFWorker }): Promise<Reader> {
  const port = startWorker(await startAddress());
  let give: (reason: unknown) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (give = reject));
  failed.catch(() => undefined);
  const fail = (cause: unknown) => give(new FileFailure('unsupported', cause));
  const waiting = setTimeout(() => fail('The worker says nothing'), longestStart);
  // The types of pdf.js leave out the port that its own words name.
  const reader: Reader = {
    worker: new pdfjs.PDFWorker({ port: port as unknown as null, verbosity: 1 }),
    onFlaw: undefined,
    failed,
    close() {
      clearTimeout(waiting);
      reader.worker.destroy();
      port.terminate();
    },
  };
  port.addEventListener('error', fail);
  port.addEventListener('message', ({ data }: MessageEvent<Partial<Said>>) => {
    clearTimeout(waiting);
    if (data.said !== undefined && isFlaw(data.said)) reader.onFlaw?.();
  });
  return reader;
}

function startWorker(address: string): Worker {
  try {
    return new Worker(address, { type: 'module' });
  } catch (error) {
    throw new FileFailure('unsupported', error);
  }
}
