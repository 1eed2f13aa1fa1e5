import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  await way.close();
  process.stdout.write(JSON.stringify({ milliseconds: median(times), peakBytes: peakMemory() }));
}

/** The most memory that this process ever held. The kernel's own count: `maxRSS` begins with what the parent held at the fork. */
function peakMemory(): number {
  if (!existsSync('/proc/self/status')) return process.resourceUsage().maxRSS * 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
}

await main(process.argv.slice(2));
