/**
 * Loaded into the process of a server before its own code (`--import`): measures, for the test that started it, how long the server's
 * own thread is held at once, in processor time (other processes of the machine do not count), and how far its memory grows.
 */
import type { ThreadUse, ToWatch } from './watched-thread.ts';

/** The loop's turns between two looks last no longer than this together, or are one turn that was held. */
const lookEveryMs = 1;

let last = process.threadCpuUsage();
let heldMs = 0;
let memoryBefore = process.memoryUsage.rss();
let peakBefore = peakMemory();
let memory = memoryBefore;

function look(): void {
  const { user, system } = process.threadCpuUsage(last);
  last = process.threadCpuUsage();
  heldMs = Math.max(heldMs, (user + system) / 1000);
  memory = Math.max(memory, process.memoryUsage.rss());
}

/** The most that the process ever held: also what came and went within one turn. */
function peakMemory(): number {
  return process.resourceUsage().maxRSS * 1024;
}

function begin(): void {
  last = process.threadCpuUsage();
  heldMs = 0;
  memoryBefore = process.memoryUsage.rss();
  peakBefore = peakMemory();
  memory = memoryBefore;
}

function end(): ThreadUse {
  look();
  const peak = peakMemory() > peakBefore ? peakMemory() : memory;
  return { heldMs, grownMb: (peak - memoryBefore) / 1024 / 1024 };
}

setInterval(look, lookEveryMs).unref();
process.on('message', (message: ToWatch) => {
  if (message === 'begin') begin();
  process.send?.(message === 'begin' ? 'begun' : end());
});
