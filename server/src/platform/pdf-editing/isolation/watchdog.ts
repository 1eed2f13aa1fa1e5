import { parentPort, workerData } from 'node:worker_threads';

const intervalMs = 20;
const { maxMemory, parent } = workerData as { maxMemory: number; parent: number };
let timer: NodeJS.Timeout | undefined;

parentPort?.on('message', (processorMs: number | undefined) => {
  clearInterval(timer);
  if (processorMs === undefined) return;
  const before = timeOfOthers();
  timer = setInterval(() => check(timeOfOthers() - before > processorMs), intervalMs);
});

/** The thread of a parser in a long loop hears nothing: only a signal ends it. */
function check(isOverTime: boolean) {
  if (isOverTime || process.memoryUsage.rss() > maxMemory || process.ppid !== parent)
    process.kill(process.pid, 'SIGKILL');
}

/** The time of a processor that this process took but for this thread, which looks on, in milliseconds. */
function timeOfOthers(): number {
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  return (all.user + all.system - own.user - own.system) / 1000;
}
