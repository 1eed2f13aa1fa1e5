/** A figure of memory at a moment, in ms and MB. */
export interface MemorySample {
  readonly at: number;
  readonly megabytes: number;
}

/**
 * The value that a share (0 to 1) of the values does not exceed: the nearest rank, so always one that was measured.
 * Undefined of nothing.
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** How fast memory grows, in MB an hour: the slope of the line with the least squares. Undefined of fewer than two moments. */
export function growthPerHour(samples: readonly MemorySample[]): number | undefined {
  const count = samples.length;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / count;
  const middle = { at: mean(samples.map(({ at }) => at)), megabytes: mean(samples.map((s) => s.megabytes)) };
  let [together, alone] = [0, 0];
  for (const { at, megabytes } of samples) {
    together += (at - middle.at) * (megabytes - middle.megabytes);
    alone += (at - middle.at) ** 2;
  }
  return alone === 0 ? undefined : (together / alone) * 3_600_000;
}
