import { Worker } from 'node:worker_threads';
import { PdfEditingError } from '../pdf-editing.ts';
import type { Outcome, Task, WorkerSettings } from './messages.ts';

/** What one worker may use. */
export interface WorkerLimits {
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

/** The place of one worker: it is started when there is work, and replaced when it overran its limits. */
export interface WorkerSlot {
  readonly run: (task: Task) => Promise<Outcome>;
  readonly stop: () => Promise<void>;
}

// The objects of a large file come and go: with the default of V8 they pile up to twice the memory first.
const youngMemoryMb = 4;
const workerFile = new URL('./worker.ts', import.meta.url);

/** Makes a slot; it runs one task at a time. */
export function createWorkerSlot(
  settings: WorkerSettings,
  { timeoutMs, memoryMb }: WorkerLimits,
): WorkerSlot {
  let worker: Worker | undefined;
  let abandon: ((error: Error) => void) | undefined;
  return { run, stop };

  async function run(task: Task): Promise<Outcome> {
    const current = (worker ??= start());
    current.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    abandon = reject;
    const timer = setTimeout(() => reject(overrun()), timeoutMs);
    current.once('message', resolve);
    try {
      current.postMessage(task);
      return await promise;
    } catch (error) {
      await stop();
      throw error;
    } finally {
      clearTimeout(timer);
      abandon = undefined;
      current.off('message', resolve);
      current.unref();
    }
  }

  function start(): Worker {
    const started = new Worker(workerFile, {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
    });
    const lose = (error: Error) => {
      if (worker !== started) return;
      worker = undefined;
      abandon?.(error);
    };
    started.on('error', (error: NodeJS.ErrnoException) =>
      lose(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? overrun() : failed(error)),
    );
    started.on('exit', () => lose(new PdfEditingError('failed', 'the PDF worker stopped')));
    return started;
  }

  async function stop(): Promise<void> {
    const stopped = worker;
    worker = undefined;
    abandon?.(new PdfEditingError('unavailable', 'the PDF engine is closed'));
    await stopped?.terminate();
  }
}

function overrun() {
  return new PdfEditingError('took-too-long', 'the PDF took more time or memory than allowed');
}

function failed(cause: Error) {
  return new PdfEditingError('failed', `the PDF worker failed: ${cause.message}`);
}
