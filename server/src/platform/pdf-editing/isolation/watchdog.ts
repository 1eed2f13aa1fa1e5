import { parentPort, workerData } from 'node:worker_threads';

const intervalMs = 20;
const { maxMemory, parent } = workerData as { maxMemory: number; parent: number };
let timer: NodeJS.Timeout | undefined;

parentPort?.on('message', (processorMs: number | undefined) => {
  clearInterval(timer);
  if (processorMs === undefined) return;
  const before = process.cpuUsage();
  timer = setInterval(() => check(before, processorMs), intervalMs);
});

/** The thread of a parser in a long loop hears nothing: only a signal ends it. */
function check(before: NodeJS.CpuUsage, processorMs: number) {
  const { user, system } = process.cpuUsage(before);
  const isOverrun = (user + system) / 1000 > processorMs || process.memoryUsage.rss() > maxMemory;
  if (isOverrun || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}
