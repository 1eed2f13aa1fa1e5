import { checkActs } from './acts.check.ts';
import { checkFailures } from './failures.check.ts';
import { checkFigures } from './figures.check.ts';
import { checkFocus } from './focus.check.ts';
import { checkLayout } from './layout.check.ts';
import { checkLoads } from './loads.check.ts';
import { checkPopups } from './popups.check.ts';
import type { Check, ScreenProblem, Seen } from './seen.ts';
import { checkTexts } from './texts.check.ts';
import { checkTyped } from './typed.check.ts';

const checks: readonly Check[] = [
  checkFailures,
  checkTexts,
  checkLoads,
  checkActs,
  checkFocus,
  checkLayout,
  checkTyped,
  checkPopups,
  checkFigures,
];

/** What all checks have to say of a step. */
export const checkStep = (seen: Seen): ScreenProblem[] => checks.flatMap((check) => [...check(seen)]);
