import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { controlReasons, type ControlReason } from './control-reasons.ts';
import { root } from '../webpack/folders.ts';
import { check, type Outcome } from './tally.ts';

/** Where stories and robot write down which controls they saw and used: lines of `[what, key]`. */
export const controlRecord = join(root, '.data/controls/record');
const listFile = join(root, '.data/controls/never-used.txt');
/** What the sweep of `npm run test:slow` used when it was last run. */
const sweptFile = join(root, 'tooling/test/swept-controls.txt');

/** Forgets what an earlier run wrote down. */
export function forgetControls(): void {
  rmSync(dirname(controlRecord), { recursive: true, force: true });
  mkdirSync(controlRecord, { recursive: true });
}

interface ControlFiles {
  readonly folder: string;
  readonly list: string;
  readonly reasons: readonly ControlReason[];
  readonly swept: string;
}

const ownFiles: ControlFiles = {
  folder: controlRecord,
  list: listFile,
  reasons: controlReasons,
  swept: sweptFile,
};

/** Says how many controls nobody pressed or typed into, and lists them by screen, with the reason where there is one. */
export function controlsOutcome({ folder, list, reasons, swept }: ControlFiles = ownFiles): Outcome {
  const seen = new Set<string>();
  const used = new Set<string>();
  for (const [what, key] of readLines(folder)) {
    seen.add(key);
    if (what === 'used') used.add(key);
  }
  const unused = [...seen].filter((key) => !used.has(key)).toSorted();
  const isSwept = new Set(readSwept(swept));
  const reasonOf = (key: string) =>
    reasons.find(({ kind }) => kind.test(key))?.because ??
    (isSwept.has(key) ? 'the sweep of `npm run test:slow` uses it' : undefined);
  const line = (key: string) => [key, reasonOf(key)].filter(Boolean).join(' - ');
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, unused.map((key) => `${line(key)}\n`).join(''));
  const unexplained = unused.filter((key) => reasonOf(key) === undefined).length;
  const note = `${used.size} of ${seen.size} controls were used, ${unused.length} never, ${unexplained} of them without a reason: ${list}`;
  const stale = reasons.filter(({ kind }) => ![...seen].some((key) => kind.test(key)));
  const outcome = check('controls of the screens', seen.size > 0 && stale.length === 0);
  const staleNotes = stale.map(({ kind }) => `no control is of the kind ${String(kind)} any more`);
  return { ...outcome, notes: [...outcome.notes, ...staleNotes, note] };
}

/** Keeps what the sweep of this run used, for the runs without one. */
export function keepSwept({ folder, swept }: Pick<ControlFiles, 'folder' | 'swept'> = ownFiles): void {
  const used = readLines(folder, 'sweep.jsonl').flatMap(([what, key]) => (what === 'used' ? [key] : []));
  writeFileSync(
    swept,
    [...new Set(used)]
      .toSorted()
      .map((key) => `${key}\n`)
      .join(''),
  );
}

const readSwept = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

function readLines(folder: string, only?: string): [string, string][] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => only === undefined || name === only);
  return names.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => JSON.parse(line) as [string, string][]),
  );
}
