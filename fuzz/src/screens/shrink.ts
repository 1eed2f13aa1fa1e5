import type { Step } from './step.ts';

interface ShrinkOptions {
  readonly steps: readonly Step[];
  /** Does steps anew, and says whether they still show what was found. */
  shows(steps: readonly Step[]): Promise<boolean>;
  /** Whether there is time for another try. */
  goesOn(): boolean;
}

/**
 * The fewest steps that still show a find: first those after one of the addresses that were opened, then without one part after the other,
 * halves before single steps.
 */
export async function shrink({ steps, shows, goesOn }: ShrinkOptions): Promise<readonly Step[]> {
  let best = await fromAnAddress({ steps, shows, goesOn });
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // The last step is the one that shows it.
    for (let from = 0; from + size < best.length && goesOn();) {
      const smaller = [...best.slice(0, from), ...best.slice(from + size)];
      if (await shows(smaller)) best = smaller;
      else from += size;
    }
  }
  return best;
}

async function fromAnAddress({ steps, shows, goesOn }: ShrinkOptions): Promise<readonly Step[]> {
  const starts = steps
    .flatMap((step, index) => (step.does === 'open' && index > 0 ? [index] : []))
    .toReversed();
  for (const start of starts.slice(0, 3)) {
    if (!goesOn()) break;
    const later = steps.slice(start);
    if (await shows(later)) return later;
  }
  return steps;
}
