import { cpus, totalmem } from 'node:os';
import type { Measured, Measurements, Phase } from './measurements.ts';
import type { LoadResult } from './run-load.ts';
import { growthPerHour } from './statistics.ts';

/** One question that a run answers. */
export interface Verdict {
  readonly question: string;
  /** Null where it was not measured: too little was done for an answer. */
  readonly isGood: boolean | null;
  readonly detail: string;
}

const maxRatio = 3;
const shownPhases: readonly Phase[] = ['quiet', 'load', 'attacks'];
/** What a small installation's caches may still take while it works, in MB and as a share. */
const allowedGrowth = { megabytes: 25, share: 0.1 };
const unwanted = /\b(?:0|5\d\d|E[A-Z]+|broken|no PDF|not in (?:two minutes|a minute))$/;

/** What a run says, and whether it is all good. */
export function reportLoad(result: LoadResult, { withAttacks }: { withAttacks: boolean }) {
  const verdicts = verdictsOf(result, withAttacks);
  const lines = [
    machine(),
    '',
    ...callTable(result.measurements, { withAttacks }),
    '',
    ...failureLines(result),
    ...attackLines(result),
    ...keptLines(result),
    ...memoryLines(result),
    ...[...result.loopDelays].map(
      ([what, milliseconds]) => `event loop late, p99, ${what}: ${shown(milliseconds)} ms`,
    ),
    `the server ended with ${result.exitCode}${result.output ? `, and had printed:\n${result.output}` : ''}`,
    '',
    ...verdictLines(verdicts),
  ];
  return { text: lines.join('\n'), isGood: verdicts.every(({ isGood }) => isGood !== false) };
}

function verdictsOf(result: LoadResult, withAttacks: boolean): Verdict[] {
  const { measurements, kept, exitCode } = result;
  const phases: Phase[] = withAttacks ? ['load', 'attacks'] : ['load'];
  const ratios = phases.map((phase) => ({
    phase,
    ratio: ratioOf(measurements.ofOrdinary(phase), measurements.ofOrdinary('quiet')),
  }));
  const failed = failuresOf(measurements);
  const settled = result.course.settled.map(({ rss }) => rss);
  // What the first half of the last phase filled, such as pages of the database, may stay: the second must not add to it.
  const middle = settled.at(-3) ?? 0;
  const grown = (settled.at(-1) ?? 0) - middle;
  return [
    {
      question: `p99 of ordinary calls under ${maxRatio} times its quiet value`,
      isGood: ratios.some(({ ratio }) => ratio === undefined)
        ? null
        : ratios.every(({ ratio }) => ratio !== undefined && ratio < maxRatio),
      detail: ratios.map(({ phase, ratio }) => `${phase} ${shown(ratio)}`).join(', '),
    },
    {
      question: 'nothing lost',
      isGood: kept.lost.length === 0 && exitCode === 0,
      detail: `${kept.lost.length} lost`,
    },
    { question: 'no call failed', isGood: failed.length === 0, detail: `${failed.length} kinds of failures` },
    {
      question: 'memory flat',
      isGood: grown <= Math.max(allowedGrowth.megabytes, allowedGrowth.share * middle),
      detail: `${shown(grown)} MB more at the end than in the middle, settled`,
    },
  ];
}

/** What each kind of call took in each phase. */
export function callTable(measurements: Measurements, { withAttacks }: { withAttacks: boolean }): string[] {
  const row = (kind: string, of: (phase: Phase) => Measured) => {
    const [quiet, load, attacks] = [of('quiet'), of('load'), of('attacks')];
    const columns = [cellsOf(quiet), [...cellsOf(load), shown(ratioOf(load, quiet))]];
    if (withAttacks) columns.push([...cellsOf(attacks), shown(ratioOf(attacks, quiet))]);
    return `| ${kind} | ${columns.flat().join(' | ')} |`;
  };
  const columns = ['count', 'p50', 'p95', 'p99'];
  const head = [
    'call, ms',
    ...columns.map((name) => `quiet ${name}`),
    ...[...columns, 'ratio'].map((name) => `load ${name}`),
  ];
  if (withAttacks) head.push(...[...columns, 'ratio'].map((name) => `attacks ${name}`));
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...measurements
      .kinds()
      .filter(([kind]) => shownPhases.some((phase) => measurements.of(phase, kind).count > 0))
      .map(([kind, isOrdinary]) =>
        row(isOrdinary ? kind : `${kind} *`, (phase) => measurements.of(phase, kind)),
      ),
    row('**all ordinary calls**', measurements.ofOrdinary),
    '',
    '\\* waits for others by design (hashes of passwords, the PDF engine, mails, seals): not judged',
  ];
}

function cellsOf({ count, p50, p95, p99 }: Measured): string[] {
  return [`${count}`, shown(p50), shown(p95), shown(p99)];
}

/** The answers, as they are printed. */
export function verdictLines(verdicts: readonly Verdict[]): string[] {
  const word = { true: 'yes', false: 'NO', null: 'not measured' } as const;
  return verdicts.map(({ question, isGood, detail }) => `${question}: ${word[`${isGood}`]} (${detail})`);
}

/** What no call may be answered: errors of the server, and broken lines. */
export function failuresOf(measurements: Measurements): string[] {
  return [...measurements.failures()]
    .filter(([what]) => unwanted.test(what))
    .map(([what, count]) => `${what}: ${count}`);
}

function failureLines({ measurements }: LoadResult): string[] {
  const failures = [...measurements.failures()].map(([what, count]) => `  ${what}: ${count}`);
  return failures.length > 0 ? ['calls that were refused or failed:', ...failures] : ['no call was refused'];
}

function attackLines({ attacks }: LoadResult): string[] {
  const lines = [...attacks].map(([name, counts]) => {
    const answers = Object.entries(counts).map(([status, count]) => `${status}: ${count}`);
    return `  ${name}: ${answers.join(', ')}`;
  });
  return lines.length > 0 ? ['attacks, and what they were answered:', ...lines] : [];
}

function keptLines({ kept, mails }: LoadResult): string[] {
  const { documentsSent, signatures, completed, sealed, days, months, lost } = kept;
  return [
    `documents sent ${documentsSent}, boxes signed ${signatures}, seals asked for ${completed}, done ${sealed}; days saved ${days}, months sent ${months}; mails ${mails}`,
    ...lost.slice(0, 20).map((what) => `  LOST: ${what}`),
  ];
}

function memoryLines({ course }: LoadResult): string[] {
  const settled = course.settled.map(({ rss, held }) => `${shown(rss)} (own ${shown(held)})`);
  const halves = course.samples.slice(Math.floor(course.samples.length / 2));
  return [
    `memory of the server in MB, settled: ${settled.join(', ')}`,
    `  growth while working: ${shown(growthPerHour(course.samples))} MB/hour in all, ${shown(growthPerHour(halves))} in the second half; most ${shown(Math.max(...course.samples.map(({ megabytes }) => megabytes)))}`,
  ];
}

/** How much longer the slowest of a hundred takes; undefined where there was nothing to measure. */
export function ratioOf(one: Measured, other: Measured): number | undefined {
  return one.p99 === undefined || other.p99 === undefined ? undefined : one.p99 / other.p99;
}

/** The day and the machine of a measurement. */
export function machine(): string {
  const { length } = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${new Date().toISOString().slice(0, 10)}, ${length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${gigabytes} GB, Node ${process.version}`;
}

/** A figure as it is printed. */
export function shown(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
