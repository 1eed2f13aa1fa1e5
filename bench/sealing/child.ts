import { join } from 'node:path';
import {
  engineProcessesOf,
  memoryOf,
  seesProcesses,
} from '../../server/src/platform/pdf-editing/corpus/engine-processes.ts';
import { median } from '../row.ts';
import { ways } from './ways.ts';

/** Runs one way over one file some times and tells the middle time and the process's peak of memory. */
async function main([name = '', input = '', folder = '', rounds = '1']: readonly string[]) {
  const way = await ways[name]?.(folder);
  if (!way) throw new Error(`no way is called ${name}`);
  const times: number[] = [];
  await way.run(input, join(folder, 'warm-up.pdf'));
  for (let round = 0; round < Number(rounds); round += 1) {
    const started = performance.now();
    await way.run(input, join(folder, 'output.pdf'));
    times.push(performance.now() - started);
  }
  const peakBytes = peakMemory();
  await way.close();
  process.stdout.write(JSON.stringify({ milliseconds: median(times), peakBytes }));
}

/**
 * The most memory that the process which does the work ever held: the engine's, else this one. The kernel's own count: `maxRSS`
 * begins with what the parent held at the fork.
 */
function peakMemory(): number {
  if (!seesProcesses) return process.resourceUsage().maxRSS * 1024;
  const engines = engineProcessesOf(process.pid);
  const workers = engines.length > 0 ? engines : [process.pid];
  return Math.max(...workers.map((pid) => memoryOf(pid, 'VmHWM')));
}

await main(process.argv.slice(2));
