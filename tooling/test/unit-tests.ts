import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { failedFiles, jestOutcome, type JestReport } from './jest-report.ts';
import { triedCalls } from './tried-calls.ts';
import { run } from './run.ts';
import { check, timed, type Outcome } from './tally.ts';

interface UnitTestOptions {
  /** Only the tests in these folders; whether every call is tried is asked of all tests alone. */
  folders?: readonly string[];
  /** Whether slow attacks are tried in full, not sampled. */
  isWhole?: boolean;
}

/** For two processors: a screen under test waits half of its time, for what it does once one pauses. */
const workers = '3';
/** In a run of all: what is looked for and not there yet is an error each time, which need not print the page. The second try does. */
const withoutPages = { DEBUG_PRINT_LIMIT: '0' };
/** Files that fail are tried once more while they are so few; where more fail, something is wrong. */
const maxTriedAgain = 5;

/**
 * The tests beside the code: jest, every project; and whether they try every call. A file that fails is tried once more, alone on the
 * machine; what passes then is named.
 */
export async function unitTests({ folders = [], isWhole = false }: UnitTestOptions = {}): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-jest-'));
  const samples = join(folder, 'samples.txt');
  const record = await mkdtemp(join(folder, 'calls-'));
  const env = {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    CALL_RECORD: record,
    SAMPLE_RECORD: samples,
    SLOW_TESTS: isWhole ? 'whole' : 'sampled',
  };
  const jest = async (which: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    const file = join(await mkdtemp(join(folder, 'run-')), 'result.json');
    const isGood = await run('jest', ['--json', '--outputFile', file, '--silent', ...which], {
      ...env,
      ...more,
    });
    return { report: read(file), isGood };
  };
  const outcome = await timed(async () => {
    const patterns = folders.length > 0 ? ['--testPathPatterns', ...folders.map(patternOf)] : [];
    const first = await jest(
      ['--maxWorkers', workers, '--passWithNoTests', ...patterns],
      folders.length > 0 ? {} : withoutPages,
    );
    if (!first.report) return ended;
    const failed = failedFiles(first.report);
    if (failed.length === 0 || failed.length > maxTriedAgain)
      return jestOutcome(first.report, undefined, first.isGood);
    // What failed may have left open what it had opened: in jest's own process, that would keep it for ever.
    const again = await jest(['--runInBand', '--forceExit', '--runTestsByPath', ...failed]);
    return jestOutcome(first.report, again.report, again.isGood);
  });
  const outcomes: Outcome[] = [{ ...outcome, notes: [...outcome.notes, ...readSamples(samples)] }];
  if (folders.length === 0) outcomes.push(await triedCalls(record));
  await rm(folder, { recursive: true, force: true });
  return outcomes;
}

const ended: Outcome = { ...check('unit and server tests', false), notes: ['jest ended without a result'] };

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

function read(file: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}
