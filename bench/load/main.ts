import { reportLiveLines } from './live-lines/report-live-lines.ts';
import { runLiveLines } from './live-lines/run-live-lines.ts';
import { readOptions, type LoadOptions } from './options.ts';
import { reportLoad } from './report.ts';
import { runLoad } from './run-load.ts';

/**
 * `npm run load [-- --minutes 6 --people 200 --database embedded|postgres --seed 1 --without-attacks]`: people at work on a server of
 * this machine, and what becomes of their calls, signatures and hours. `--live-lines 10000`: as many open pages beside some people.
 * Ends with 1 where a verdict is no.
 */
// What a run has made goes with its process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const { text, isGood } = await measure(readOptions(process.argv.slice(2)));
console.log(text);
if (!isGood) process.exitCode = 1;

async function measure(options: LoadOptions) {
  const plan = { ...options, onPhase };
  if (options.liveLines > 0) return reportLiveLines(await runLiveLines(plan));
  return reportLoad(await runLoad(plan), options);
}

function onPhase(phase: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${phase}`);
}
