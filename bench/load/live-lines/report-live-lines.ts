import { callTable, machine, ratioOf, shown, type Verdict, verdictLines, failuresOf } from '../report.ts';
import { percentile } from '../statistics.ts';
import type { SettledMemory } from '../server-process.ts';
import type { LiveLinesResult } from './run-live-lines.ts';

const maxRatio = 3;
const longestMs = 5000;

/** What a run with live lines says, and whether it is all good. */
export function reportLiveLines(result: LiveLinesResult) {
  const { wanted, opened, openingMs, counted, memory, ofAll, ofOne, cut, measurements, loopDelays, output } =
    result;
  const [before, held, after] = memory;
  const kilobytesOf = (of: keyof SettledMemory) =>
    shown((((held?.[of] ?? 0) - (before?.[of] ?? 0)) * 1024) / Math.max(1, opened.opened));
  const last = ofAll.length > 0 ? Math.max(...ofAll) : undefined;
  const ratio = ratioOf(measurements.ofOrdinary('load'), measurements.ofOrdinary('quiet'));
  const failed = failuresOf(measurements);
  const verdicts: Verdict[] = [
    {
      question: `${wanted} live lines on one process`,
      isGood: counted >= wanted && cut === 0,
      detail: `${opened.opened} opened, ${opened.refused} refused, ${cut} closed before their time`,
    },
    {
      question: 'every line was told of a change, in under 5 s',
      isGood: ofAll.length >= wanted && (last ?? Infinity) < longestMs,
      detail: `${ofAll.length} told, the last after ${shown(last)} ms`,
    },
    {
      question: 'nobody else was told of what concerns one',
      isGood: ofOne.length === 1,
      detail: `${ofOne.length} told, after ${shown(ofOne[0])} ms`,
    },
    {
      question: `p99 of ordinary calls under ${maxRatio} times that without the lines`,
      isGood: ratio !== undefined && ratio < maxRatio,
      detail: shown(ratio),
    },
    { question: 'no call failed', isGood: failed.length === 0, detail: `${failed.length} kinds of failures` },
  ];
  const text = [
    machine(),
    '',
    `opened in ${shown(openingMs / 1000)} s; a change of everybody was told after ${shown(percentile(ofAll, 0.5))} ms in the middle, ${shown(last)} ms at last`,
    `memory of the server in MB, settled: ${both(before)} before, ${both(held)} with the lines, ${both(after)} after: ${kilobytesOf('rss')} KB a line, of which ${kilobytesOf('held')} KB in objects and buffers`,
    '',
    ...callTable(measurements, { withAttacks: false }),
    ...failed.map((what) => `  ${what}`),
    ...[...loopDelays].map(
      ([what, milliseconds]) => `event loop late, p99, ${what}: ${shown(milliseconds)} ms`,
    ),
    output,
    ...verdictLines(verdicts),
  ].join('\n');
  return { text, isGood: verdicts.every(({ isGood }) => isGood) };
}

function both(memory: SettledMemory | undefined): string {
  return `${shown(memory?.rss)} (own ${shown(memory?.held)})`;
}
