import { parentPort, workerData } from 'node:worker_threads';

const intervalMs = 20;
const { maxMemory, parent } = workerData as { maxMemory: number; parent: number };
let timer: NodeJS.Timeout | undefined;

parentPort?.on('message', (isWatching: boolean) => {
  clearInterval(timer);
  timer = isWatching ? setInterval(check, intervalMs) : undefined;
});

/** The thread of a parser in a long loop hears nothing: only a signal ends it. */
function check() {
  if (process.memoryUsage.rss() > maxMemory || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}
