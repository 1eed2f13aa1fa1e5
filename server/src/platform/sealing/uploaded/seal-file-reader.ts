import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../errors/app-error.ts';
import type { SealFile, SealFileOutcome } from './messages.ts';

const entry = fileURLToPath(new URL('./seal-file-process.ts', import.meta.url));
/** A password that is stretched a million times takes some seconds. */
const longestMs = 20_000;
const heapMegabytes = 64;
const maxRunning = 2;
let running = 0;

/**
 * Reads an uploaded P12 in a process of its own that knows nothing of the server: what its format asks for in time and memory has an end
 * there. @throws AppError `unavailable` while too many others are read
 */
export async function readSealFile(
  file: SealFile,
  { timeoutMs = longestMs }: { readonly timeoutMs?: number } = {},
): Promise<SealFileOutcome> {
  if (running >= maxRunning) throw new AppError('unavailable');
  running += 1;
  try {
    return await readApart(file, timeoutMs);
  } finally {
    running -= 1;
  }
}

function readApart(file: SealFile, timeoutMs: number): Promise<SealFileOutcome> {
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--no-warnings'],
    // What it must not know, such as the server's environment, it is not given.
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve } = Promise.withResolvers<SealFileOutcome>();
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  child.on('message', (outcome: SealFileOutcome) => resolve(outcome));
  child.on('error', () => resolve({ fault: 'took-too-long' }));
  child.on('exit', () => resolve({ fault: 'took-too-long' }));
  child.send(file, () => undefined);
  return promise.finally(() => clearTimeout(timer));
}
