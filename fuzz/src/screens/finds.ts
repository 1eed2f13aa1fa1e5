import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenProblem } from './checks/seen.ts';
import { describePerson, type Person } from './person.ts';
import { describeStep, type Step } from './step.ts';

/** Something wrong, who met it, and what they did. */
export interface Find {
  readonly problem: ScreenProblem;
  readonly seed: number;
  readonly person: Person;
  readonly start: string;
  readonly steps: readonly Step[];
  /** How many steps led there at first; fewer are left where the find could be made smaller. */
  readonly stepsAtFirst: number;
}

/** The finds of a run, each once. */
interface Finds {
  readonly all: readonly Find[];
  isKnown(problem: ScreenProblem): boolean;
  /** Keeps a find with its picture. @returns its file */
  keep(find: Find, picture: Buffer | undefined): string;
  /** Writes a find anew, with fewer steps. */
  replace(find: Find, smaller: readonly Step[]): void;
}

/** Keeps finds in a folder, which is made with the first. */
export function createFinds(folder: string): Finds {
  const all: Find[] = [];
  const files = new Map<string, string>();
  const write = (find: Find, file: string) =>
    writeFileSync(`${file}.json`, `${JSON.stringify(find, null, 2)}\n`);
  return {
    all,
    isKnown: ({ fault }) => files.has(fault),
    keep: (find, picture) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${all.length + 1}-${find.problem.rule.replaceAll(' ', '-')}`);
      files.set(find.problem.fault, file);
      all.push(find);
      write(find, file);
      if (picture) writeFileSync(`${file}.png`, picture);
      return file;
    },
    replace: (find, steps) => {
      const index = all.indexOf(find);
      const file = files.get(find.problem.fault);
      if (index < 0 || file === undefined) return;
      all[index] = { ...find, steps };
      write({ ...find, steps }, file);
    },
  };
}

/** Reads a find that was kept. */
export const readFind = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Find;

/** A find as the report prints it: what, who, the last steps, and how to see it again. */
export function describeFind({ problem, seed, person, steps }: Find, file: string): string {
  const shown = steps.slice(-8).map((step) => `    ${describeStep(step)}`);
  const left = steps.length - shown.length;
  return [
    `FOUND ${problem.rule}: ${problem.seen}`,
    `  seed ${seed}, ${describePerson(person)}, ${steps.length} steps${left > 0 ? `, the last ${shown.length}` : ''}:`,
    ...shown,
    `  npm run fuzz -- screens --replay ${file}.json`,
  ].join('\n');
}
