import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BenchRow } from './row.ts';

/** `npm run bench [-- navigation]`: runs every bench, or those whose name holds the word, and prints what they measured. */
const [wanted = ''] = process.argv.slice(2);
const benches = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts') && file.includes(wanted))
  .toSorted();
const rows: BenchRow[] = [];
for (const file of benches) {
  console.error(`${file} ...`);
  const bench = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as {
    run(): Promise<BenchRow[]>;
  };
  rows.push(...(await bench.run()));
}
const gigabytes = Math.round(totalmem() / 2 ** 30);
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${gigabytes} GB`;
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}\n`);
console.log('| | measured | beside | ratio | goal |\n|---|---|---|---|---|');
for (const row of rows) console.log(line(row));

function line({ group, name, measured, beside = '', ratio, goal, reached }: BenchRow): string {
  const verdict = goal ? `${goal}: ${reached ? 'reached' : 'not reached'}` : '';
  return `| ${group}: ${name} | ${measured} | ${beside} | ${ratio?.toFixed(2) ?? ''} | ${verdict} |`;
}
