import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { triedCalls } from './tried-calls.ts';
import { run } from './run.ts';
import type { Outcome } from './tally.ts';

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** The tests beside the code: jest, every project; and whether they try every call. */
export async function unitTests(): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-jest-'));
  const file = join(folder, 'result.json');
  const options = ['--json', '--outputFile', file, '--silent', '--maxWorkers', '2'];
  const record = await mkdtemp(join(folder, 'calls-'));
  const isGood = await run('jest', options, {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    CALL_RECORD: record,
  });
  const outcomes = [read(file, isGood), await triedCalls(record)];
  await rm(folder, { recursive: true, force: true });
  return outcomes;
}

function read(file: string, isGood: boolean): Outcome {
  const name = 'unit and server tests';
  try {
    const result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return {
      name,
      passed: result.numPassedTests,
      failed: isGood ? failed : Math.max(failed, 1),
      skipped: result.numPendingTests,
      notes: notesOf(result),
    };
  } catch {
    return { name, passed: 0, failed: 1, skipped: 0, notes: ['jest ended without a result'] };
  }
}

function notesOf({ testResults }: JestResult): string[] {
  const tests = testResults.flatMap((suite) => suite.assertionResults);
  const named = (status: string, word: string) =>
    tests.filter((test) => test.status === status).map((test) => `${word}: ${test.fullName}`);
  return [...named('failed', 'failed'), ...named('pending', 'left out')];
}
