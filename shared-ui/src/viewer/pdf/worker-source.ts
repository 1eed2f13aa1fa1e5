import { fetchBuildFile } from './build-file.ts';
import { workerAddress } from './pdf-worker.ts';

let made: Promise<string> | undefined;

/** Where the worker that reads PDFs starts from: what was fetched and checked, for a worker's own address cannot carry a hash. */
export async function startAddress(): Promise<string> {
  made ??= fetchBuildFile(workerAddress()).then((script) =>
    URL.createObjectURL(new Blob([script], { type: 'text/javascript' })),
  );
  return made.catch((error: unknown) => {
    made = undefined;
    throw error;
  });
}
