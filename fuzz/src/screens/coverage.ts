import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ControlLine } from '../../../e2e/controls/record-controls.ts';

/** Which controls were there, and which of them somebody used. */
export interface ControlCoverage {
  add(lines: readonly ControlLine[]): void;
  /** What was there and never used, by screen. */
  unused(): string[];
  readonly seen: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  lines(): readonly ControlLine[];
  /** Whether nobody used it: here, or whoever wrote the record before. */
  isNew(key: string): boolean;
}

/** @param before what others used, whose record the new one stands beside */
export function createCoverage(before: ReadonlySet<string> = new Set()): ControlCoverage {
  const seen = new Set<string>();
  const used = new Set<string>();
  return {
    seen,
    used,
    add: (lines) => {
      for (const [what, key] of lines) {
        seen.add(key);
        if (what === 'used') used.add(key);
      }
    },
    isNew: (key) => !used.has(key) && !before.has(key),
    unused: () => [...seen].filter((key) => !used.has(key)).toSorted(),
    lines: () => [...seen].map((key) => [used.has(key) ? 'used' : 'seen', key] as const),
  };
}

/** What the stories of this run used, where they wrote it down. */
export function readUsed(folder: string | undefined): ReadonlySet<string> {
  const used = new Set<string>();
  if (folder === undefined || !existsSync(folder)) return used;
  for (const name of readdirSync(folder))
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
      for (const [what, key] of JSON.parse(line) as ControlLine[]) if (what === 'used') used.add(key);
  return used;
}
