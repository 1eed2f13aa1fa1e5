import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../webpack/folders.ts';
import { triedCalls } from './tried-calls.ts';
import { run } from './run.ts';
import { timed, type Outcome } from './tally.ts';

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: {
    name: string;
    startTime: number;
    endTime: number;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface UnitTestOptions {
  /** Only the tests in these folders; whether every call is tried is asked of all tests alone. */
  folders?: readonly string[];
  /** Whether slow attacks are tried in full, not sampled. */
  isWhole?: boolean;
}

/** For two processors: a screen under test waits half of its time, for what it does once one pauses. */
const workers = '3';

/** The tests beside the code: jest, every project; and whether they try every call. */
export async function unitTests({ folders = [], isWhole = false }: UnitTestOptions = {}): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-jest-'));
  const file = join(folder, 'result.json');
  const options = ['--json', '--outputFile', file, '--silent', '--maxWorkers', workers, '--passWithNoTests'];
  if (folders.length > 0) options.push('--testPathPatterns', ...folders.map(patternOf));
  const samples = join(folder, 'samples.txt');
  const record = await mkdtemp(join(folder, 'calls-'));
  const outcome = await timed(async () => {
    const isGood = await run('jest', options, {
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      CALL_RECORD: record,
      SAMPLE_RECORD: samples,
      SLOW_TESTS: isWhole ? 'whole' : 'sampled',
    });
    return read(file, isGood);
  });
  const outcomes: Outcome[] = [{ ...outcome, notes: [...outcome.notes, ...readSamples(samples)] }];
  if (folders.length === 0) outcomes.push(await triedCalls(record));
  await rm(folder, { recursive: true, force: true });
  return outcomes;
}

/** The tests of a folder or a file, wherever the project lies. */
function patternOf(path: string): string {
  const escaped = join(root, path).replaceAll(/[^\w/]/g, String.raw`\$&`);
  return escaped + (path.includes('.test.') ? '$' : String.raw`[\\/]`);
}

function readSamples(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return [...new Set(lines)].map((line) => `sampled: ${line} (all in npm run test:slow)`);
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
      times: result.testResults.map(({ name: path, startTime, endTime }) => ({
        file: relative(root, path).replaceAll('\\', '/'),
        milliseconds: endTime - startTime,
      })),
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
