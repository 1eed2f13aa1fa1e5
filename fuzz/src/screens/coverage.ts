import type { ControlLine } from '../../../e2e/controls/record-controls.ts';

/** Which controls were there, and which of them somebody used. */
export interface ControlCoverage {
  add(lines: readonly ControlLine[]): void;
  /** What was there and never used, by screen. */
  unused(): string[];
  readonly seen: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  lines(): readonly ControlLine[];
}

export function createCoverage(): ControlCoverage {
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
    unused: () => [...seen].filter((key) => !used.has(key)).toSorted(),
    lines: () => [...seen].map((key) => [used.has(key) ? 'used' : 'seen', key] as const),
  };
}
