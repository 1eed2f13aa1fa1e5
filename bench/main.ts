import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { BenchRow, BenchSize } from './row.ts';

/**
 * `npm run bench [-- navigation]`: runs every bench, or those whose name holds one of the words, and prints what they measured.
 * `--small` runs each as briefly as it can, and all at once, since no time is measured that counts; `--without navigation` leaves one out.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean', default: false }, without: { type: 'string' } },
});
const size: BenchSize = values.small ? 'small' : 'whole';
const isWanted = (file: string) =>
  (positionals.length === 0 || positionals.some((word) => file.includes(word))) &&
  (values.without === undefined || !file.includes(values.without));
const benches = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts') && isWanted(file))
  .toSorted();
const rows = size === 'small' ? (await Promise.all(benches.map(runBench))).flat() : [];
if (size === 'whole') for (const file of benches) rows.push(...(await runBench(file)));
const gigabytes = Math.round(totalmem() / 2 ** 30);
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${gigabytes} GB`;
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}\n`);
console.log('| | measured | beside | ratio | goal |\n|---|---|---|---|---|');
for (const row of rows) console.log(line(row));
if (rows.some(({ isCounted, reached }) => isCounted && !reached)) process.exitCode = 1;

async function runBench(file: string): Promise<BenchRow[]> {
  console.error(`${file} ...`);
  const bench = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as {
    run(size: BenchSize): Promise<BenchRow[]>;
  };
  return bench.run(size);
}

function line({ group, name, measured, beside = '', ratio, goal, reached }: BenchRow): string {
  const verdict = goal ? `${goal}: ${reached ? 'reached' : 'not reached'}` : '';
  return `| ${group}: ${name} | ${measured} | ${beside} | ${ratio?.toFixed(2) ?? ''} | ${verdict} |`;
}
