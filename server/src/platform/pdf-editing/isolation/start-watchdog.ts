import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Starts the thread that ends this process when it holds more memory than allowed, or its parent is gone. */
export async function startWatchdog(maxMemory: number): Promise<{ watch: (isWatching: boolean) => void }> {
  const worker = new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: { maxMemory, parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  await once(worker, 'online');
  worker.unref();
  return { watch: (isWatching) => worker.postMessage(isWatching) };
}
