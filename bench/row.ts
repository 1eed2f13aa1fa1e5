/** One measured line: what was measured, beside what, and the goal as a ratio or a plain figure. */
export interface BenchRow {
  /** Which goal it belongs to: 'navigation', 'sealing', 'document list', 'start'. */
  group: string;
  name: string;
  /** The figure with its unit, as printed. */
  measured: string;
  /** What ran beside it in the same run, with its figure; absent for plain figures. */
  beside?: string;
  /** measured / beside. */
  ratio?: number;
  /** The goal in words, and whether it is reached; absent for lines that only inform. */
  goal?: string;
  reached?: boolean;
  /** Whether the goal is counted, not timed: it holds on any machine, and a run that misses it fails. */
  isCounted?: boolean;
}

/** How much a bench does: `small` only shows that it works, as a part of `npm test`. */
export type BenchSize = 'small' | 'whole';

/** Middle value of a list of numbers. @throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('median of nothing');
  return middle;
}
