import { relative } from 'node:path';
import { root } from '../webpack/folders.ts';
import type { Outcome } from './tally.ts';

/** What jest writes of a run (`--json`). */
export interface JestReport {
  readonly testResults: readonly JestFile[];
}

interface JestFile {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

/** The files of a run, by path, in which a test failed or which did not load. */
export function failedFiles({ testResults }: JestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * What the tests beside the code came to: `again` is a second run of the files that failed in the first. What passes then counts as
 * passed and is named. `isGood` is whether the last run ended well, so that a failure outside a file counts as well.
 */
export function jestOutcome(first: JestReport, again: JestReport | undefined, isGood: boolean): Outcome {
  const triedAgain = new Map(again?.testResults.map((file) => [file.name, file]));
  const files = first.testResults.map((file) => triedAgain.get(file.name) ?? file);
  const count = (...statuses: string[]) =>
    files.flatMap(testsOf).filter(({ status }) => statuses.includes(status)).length;
  const failed = count('failed') + files.filter(hasNotLoaded).length;
  return {
    name: 'unit and server tests',
    passed: count('passed'),
    failed: isGood ? failed : Math.max(failed, 1),
    skipped: count('pending', 'todo'),
    notes: [...files.flatMap(notesOf), ...first.testResults.flatMap((file) => laterNotes(file, triedAgain))],
    times: files.map(({ name, startTime, endTime }) => ({
      file: pathOf(name),
      milliseconds: endTime - startTime,
    })),
  };
}

const testsOf = ({ assertionResults }: JestFile) => assertionResults;

function hasNotLoaded({ status, assertionResults }: JestFile): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function notesOf(file: JestFile): string[] {
  const named = (status: string, word: string) =>
    testsOf(file)
      .filter((test) => test.status === status)
      .map(({ fullName }) => `${word}: ${fullName}`);
  const unloaded = hasNotLoaded(file) ? [`failed: ${pathOf(file.name)} as a whole`] : [];
  return [...named('failed', 'failed'), ...unloaded, ...named('pending', 'left out')];
}

/** Of a file that failed at first: each test that passed at the second try, with what had been wrong. */
function laterNotes(file: JestFile, triedAgain: ReadonlyMap<string, JestFile>): string[] {
  const second = triedAgain.get(file.name);
  if (!second) return [];
  const passed = new Set(
    testsOf(second)
      .filter(isPassed)
      .map((test) => test.fullName),
  );
  const later = testsOf(file).filter((test) => test.status === 'failed' && passed.has(test.fullName));
  const notes = later.map(
    ({ fullName, failureMessages }) =>
      `passed at a later try: ${fullName}: ${failureMessages?.[0]?.split('\n')[0] ?? 'no reason given'}`,
  );
  if (hasNotLoaded(file) && second.status !== 'failed')
    notes.push(`passed at a later try: ${pathOf(file.name)} as a whole`);
  return notes;
}

const isPassed = ({ status }: { readonly status: string }) => status === 'passed';

const pathOf = (name: string) => relative(root, name).replaceAll('\\', '/');
