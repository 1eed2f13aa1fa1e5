import { checkAccessible } from './check-accessible.ts';
import { checkSaved } from './check-saved.ts';
import type { ScreenProblem } from './checks/seen.ts';
import type { Walk } from './walk.ts';

/** The rules that a step alone does not show. */
export const byLookingCloser: ReadonlySet<string> = new Set(['accessibility', 'saved otherwise']);

/** What is wrong with a screen that needs more than a look: axe in each new state, another tab where it says 'saved'. */
export async function lookCloser(walk: Walk, states: Set<string>): Promise<ScreenProblem[]> {
  return [...(await checkAccessible(walk, states)), ...(await checkSaved(walk))];
}
