import { run } from './run.ts';
import { check, type Outcome } from './tally.ts';

/** Whether every bench still works, in a small size, and what is counted keeps its budget: what it measures then says nothing about speed. */
export async function benches({ hasBrowser }: { hasBrowser: boolean }): Promise<Outcome> {
  const left = hasBrowser ? [] : ['--without', 'navigation'];
  const outcome = check('benches, in a small size', await run('node', ['bench/main.ts', '--small', ...left]));
  return hasBrowser
    ? outcome
    : { ...outcome, notes: [...outcome.notes, 'bench of navigation left out: no browser'] };
}
