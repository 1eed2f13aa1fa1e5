import { join } from 'node:path';
import { median } from '../row.ts';
import { ways } from './ways.ts';

/** Runs one way over one file some times and tells the middle time and the process's peak of memory. */
async function main([name = '', input = '', folder = '', rounds = '1']: readonly string[]) {
  const way = await ways[name]?.();
  if (!way) throw new Error(`no way is called ${name}`);
  const times: number[] = [];
  await way.run(input, join(folder, 'warm-up.pdf'));
  for (let round = 0; round < Number(rounds); round += 1) {
    const started = performance.now();
    await way.run(input, join(folder, 'output.pdf'));
    times.push(performance.now() - started);
  }
  await way.close();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.stdout.write(JSON.stringify({ milliseconds: median(times), peakBytes }));
}

await main(process.argv.slice(2));
