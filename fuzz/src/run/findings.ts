import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../oracle/problem.ts';
import type { AnyKind } from './kinds.ts';

/** Something that is wrong, and what shows it. */
export interface Finding {
  readonly kind: string;
  /** Of the input in its run. */
  readonly number: number;
  readonly seed: number;
  readonly problem: Problem;
  /** The smallest plan that shows it; undefined where no single input did. */
  readonly plan: unknown;
}

export interface Findings {
  readonly all: readonly Finding[];
  isKnown(problem: Problem): boolean;
  /** Keeps a finding in a file. @returns the command that repeats it */
  add(finding: Finding): string;
}

const keyOf = ({ rule, fault }: Problem) => `${rule} ${fault}`;

/** What was found in a run, each fault once; `folder` is made with the first. */
export function createFindings(
  folder: string,
  { kinds, corpus }: { kinds: readonly AnyKind[]; corpus?: string | undefined },
): Findings {
  const all: Finding[] = [];
  const known = new Set<string>();
  return {
    all,
    isKnown: (problem) => known.has(keyOf(problem)),
    add: (finding) => {
      all.push(finding);
      known.add(keyOf(finding.problem));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = `${all.length}-${finding.problem.rule}`;
      const path = join(folder, `${name}.json`);
      writeFileSync(path, `${JSON.stringify(finding, null, 2)}\n`);
      const kind = kinds.find((each) => each.name === finding.kind);
      const file = finding.plan === undefined ? undefined : kind?.file?.(finding.plan);
      if (file) writeFileSync(join(folder, `${name}-${file.name}`), file.bytes);
      return `npm run fuzz -- --repeat ${path}${corpus === undefined ? '' : ` --corpus ${corpus}`}`;
    },
  };
}
