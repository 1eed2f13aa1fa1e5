import { slowTable, type FileTime } from './slow-table.ts';

/** What a part of the test run found. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why something was left out, or what failed. */
  readonly notes: readonly string[];
  /** What it took, in seconds. */
  readonly seconds?: number;
  /** What its files took, where it has files. */
  readonly times?: readonly FileTime[];
}

/** The outcome of something that passes or fails as a whole. */
export function check(name: string, isGood: boolean): Outcome {
  return {
    name,
    passed: Number(isGood),
    failed: Number(!isGood),
    skipped: 0,
    notes: isGood ? [] : [`${name} failed`],
  };
}

/** The outcome of a part, with the time that it took. */
export async function timed(part: () => Promise<Outcome>): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await part();
  return { ...outcome, seconds: Math.round((performance.now() - begun) / 1000) };
}

/** The outcome of something that could not be run here. */
export function leftOut(name: string, reason: string): Outcome {
  return { name, passed: 0, failed: 0, skipped: 1, notes: [`${name} left out: ${reason}`] };
}

/** The outcome of what the machine lacks the means for: left out where a person works, a failure in CI. */
export function notRun(
  name: string,
  reason: string,
  env: Record<string, string | undefined> = process.env,
): Outcome {
  const { notes, ...counts } = leftOut(name, reason);
  return env['CI'] ? { ...counts, failed: 1, skipped: 0, notes } : { ...counts, notes };
}

/** Prints what every part found; the last line sums it up. Answers whether nothing failed. */
export function report(outcomes: readonly Outcome[]): boolean {
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const width = Math.max(...outcomes.map((outcome) => outcome.name.length));
  console.log('');
  for (const { name, passed, failed, skipped, seconds } of outcomes) {
    const time = seconds === undefined ? '' : ` (${seconds} s)`;
    console.log(`${name.padEnd(width)}  ${passed} passed, ${failed} failed, ${skipped} skipped${time}`);
  }
  for (const note of outcomes.flatMap((outcome) => outcome.notes)) console.log(`  ${note}`);
  for (const line of slowTable(outcomes.flatMap(({ times = [] }) => times))) console.log(line);
  const failed = sum((outcome) => outcome.failed);
  console.log(`\n${sum((o) => o.passed)} passed, ${failed} failed, ${sum((o) => o.skipped)} skipped`);
  return failed === 0;
}
