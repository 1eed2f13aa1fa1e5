import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Watches a job that may take so much time of a processor; undefined ends it. */
interface Watchdog {
  readonly watch: (processorMs: number | undefined) => void;
}

/** Starts the thread that ends this process when it takes more time of a processor or memory than allowed, or its parent is gone. */
export async function startWatchdog(maxMemory: number): Promise<Watchdog> {
  const worker = new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: { maxMemory, parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  await once(worker, 'online');
  worker.unref();
  return { watch: (processorMs) => worker.postMessage(processorMs) };
}
