import { run } from './run.ts';
import { check, type Outcome } from './tally.ts';

interface BenchesOptions {
  readonly hasBrowser: boolean;
  /** Whether those too are run of which nothing is counted: `npm test` goes without them. */
  readonly isWhole?: boolean;
}

/** Those of which something is counted, and not timed: it holds on any machine. */
const counted = ['load', 'navigation'];

/** Whether benches still work, in a small size, and what is counted keeps its budget: what they measure then says nothing about speed. */
export async function benches({ hasBrowser, isWhole = false }: BenchesOptions): Promise<Outcome> {
  const left = hasBrowser ? [] : ['--without', 'navigation'];
  const wanted = isWhole ? [] : counted;
  const isGood = await run('node', ['bench/main.ts', '--small', ...left, ...wanted]);
  const outcome = check('benches, in a small size', isGood);
  return hasBrowser
    ? outcome
    : { ...outcome, notes: [...outcome.notes, 'bench of navigation left out: no browser'] };
}
