import { findSerious } from '../../../e2e/commands/accessibility.ts';
import { problemAt, type ScreenProblem } from './checks/seen.ts';
import type { Walk } from './walk.ts';

/** Runs axe where the screen is in a state that it was not looked at in before: another dialog, an error, something typed. */
export async function checkAccessible({ page, sight }: Walk, states: Set<string>): Promise<ScreenProblem[]> {
  const { screen, dialogs, fields } = sight();
  const hasError = await page
    .evaluate(() => document.querySelector('[aria-invalid=true]') !== null)
    .catch(() => false);
  const hasTyped = fields.some(({ value }) => value !== '');
  const state = `${screen} [${dialogs.join(', ').replaceAll(/\d+/g, '#')}]${hasError ? ' with an error' : ''}${hasTyped ? ' filled' : ''}`;
  if (states.has(state)) return [];
  states.add(state);
  const serious = await findSerious(page).catch(() => []);
  return serious.map((found) =>
    problemAt(
      'accessibility',
      `${screen} ${found.replaceAll(/\d+/g, '#').slice(0, 80)}`,
      `${state}: ${found.slice(0, 300)}`,
    ),
  );
}
