import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { check, type Outcome } from './tally.ts';

/** Where stories and robot write down which controls they saw and used: lines of `[what, key]`. */
export const controlRecord = join(root, '.data/controls/record');
const listFile = join(root, '.data/controls/never-used.txt');

/** Forgets what an earlier run wrote down. */
export function forgetControls(): void {
  rmSync(dirname(controlRecord), { recursive: true, force: true });
  mkdirSync(controlRecord, { recursive: true });
}

/** Says how many controls nobody pressed or typed into, and lists them by screen. */
export function controlsOutcome(folder: string = controlRecord, list: string = listFile): Outcome {
  const seen = new Set<string>();
  const used = new Set<string>();
  for (const [what, key] of readLines(folder)) {
    seen.add(key);
    if (what === 'used') used.add(key);
  }
  const unused = [...seen].filter((key) => !used.has(key)).toSorted();
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, unused.map((key) => `${key}\n`).join(''));
  const note = `${used.size} of ${seen.size} controls were used, ${unused.length} never: ${list}`;
  const outcome = check('controls of the screens', seen.size > 0);
  return { ...outcome, notes: [...outcome.notes, note] };
}

function readLines(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => JSON.parse(line) as [string, string][]),
  );
}
