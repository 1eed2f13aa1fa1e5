import { fetchBuildFile } from './build-file.ts';
import { fillIn } from './fill-in.ts';
import { workerAddress } from './pdf-worker.ts';
import { hasWebAssembly, standInForWebAssembly } from './web-assembly.ts';

let made: Promise<string> | undefined;

/**
 * Where the worker that reads PDFs starts from: what was fetched and checked, for a worker's own address cannot carry a hash. Before
 * it stands what the browser lacks.
 */
export async function startAddress(): Promise<string> {
  made ??= readParts().then((parts) => URL.createObjectURL(new Blob(parts, { type: 'text/javascript' })));
  return made.catch((error: unknown) => {
    made = undefined;
    throw error;
  });
}

async function readParts(): Promise<BlobPart[]> {
  const [standIn, worker] = await Promise.all([
    hasWebAssembly() ? '' : standInForWebAssembly(),
    fetchBuildFile(workerAddress()),
  ]);
  return [`(${fillIn.toString()})();\n(${handOn.toString()})();\n`, standIn, worker];
}

/** What the worker hands on of its warnings. */
export interface Said {
  readonly said: string;
}

/** Runs in the worker: its warnings go to the page, which knows what is drawn meanwhile, and to nobody's console. */
function handOn(): void {
  // oxlint-disable-next-line no-console -- where the library says what it leaves out
  console.warn = (text: unknown) => globalThis.postMessage({ said: String(text) });
}
