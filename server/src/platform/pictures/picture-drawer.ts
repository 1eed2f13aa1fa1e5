import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import { yieldToServer } from '../yield-to-server.ts';
import type { PictureOutcome, PictureTask } from './messages.ts';
import { picturesBusy } from './pictures.texts.ts';

/** Draws an uploaded picture anew, or says why not. @throws AppError `unavailable` while too many others wait */
export type DrawPicture = (task: PictureTask) => Promise<PictureOutcome>;

const entry = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
/** Many times what the largest picture takes. */
const timeoutMs = 30_000;
const maxWaiting = 4;
const heapMegabytes = 128;

/**
 * Makes what draws uploaded pictures, one at a time, each in a process of its own that knows nothing of the server: whatever a file does to
 * the library that decodes it, it does it to that process alone.
 */
export function createPictureDrawer({ logger }: { readonly logger: Logger }): DrawPicture {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (task) => {
    if (waiting >= maxWaiting) throw new AppError('unavailable', { text: picturesBusy });
    waiting += 1;
    const drawn = last.then(() => drawIn(task, logger));
    last = drawn.catch(() => undefined);
    return drawn.finally(() => (waiting -= 1));
  };
}

function drawIn(task: PictureTask, logger: Logger): Promise<PictureOutcome> {
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--no-warnings'],
    // What it must not know, such as the server's environment, it is not given.
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  yieldToServer(child, 'file');
  const { promise, resolve } = Promise.withResolvers<PictureOutcome>();
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  child.on('message', (outcome: PictureOutcome) => resolve(outcome));
  child.on('error', (error) => lose(error.message));
  child.on('exit', (code, signal) => lose(`it ended with ${signal ?? code}`));
  child.send(task, () => undefined);
  return promise.finally(() => clearTimeout(timer));

  function lose(why: string) {
    clearTimeout(timer);
    if (child.exitCode !== 0) logger.warn({ why }, 'the process of a picture failed');
    resolve({ problem: 'picture-damaged' });
  }
}
