import { Worker } from 'node:worker_threads';

/** A sheet of a workbook: texts, numbers and days, which travel as `2026-03-02`. */
export interface Workbook {
  readonly sheet: string;
  readonly columns: readonly {
    readonly header: string;
    readonly kind: 'text' | 'day' | 'hours';
    /** In characters. */
    readonly width: number;
  }[];
  /** In the order of the columns; an empty text is an empty cell. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The media type of such a file. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Far more than a thousand people and a month need; a thread that takes more ends, and its export fails. */
const maxMemory = 1024;

/** Writes a workbook (XLSX) in a thread of its own: seconds of work for a company would hold everybody else up. */
export async function writeWorkbook(workbook: Workbook): Promise<Buffer> {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
    workerData: workbook,
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  });
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      worker.once('exit', (code) =>
        reject(new Error(`the thread that writes a workbook ended with ${code}`)),
      );
    });
  } finally {
    await worker.terminate();
  }
}
