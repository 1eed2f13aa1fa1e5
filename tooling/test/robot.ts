import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { controlRecord } from './controls.ts';
import { run } from './run.ts';
import { check, type Outcome } from './tally.ts';

const summaryFile = join(root, '.data/fuzz/screens-summary.json');

/** The robot at the screens: the short run of fixed seeds, or one of so many minutes. What it counted stands in the notes. */
export async function robot(...length: readonly string[]): Promise<Outcome> {
  rmSync(summaryFile, { force: true });
  const isGood = await run('node', ['--no-warnings', 'fuzz/src/main.ts', 'screens', ...length], {
    CONTROL_RECORD: controlRecord,
  });
  const outcome = check('the robot at the screens', isGood);
  return { ...outcome, notes: [...outcome.notes, ...readSummary()] };
}

function readSummary(): readonly string[] {
  try {
    return JSON.parse(readFileSync(summaryFile, 'utf8')) as string[];
  } catch {
    return ['the robot ended without a summary'];
  }
}
