import type { SlideProblem } from 'shared-api/contracts/admin';
import { fieldErrorText, type Translate } from 'shared-ui';
import type { slidesTexts } from './slides.texts.ts';

/** The text of what is wrong with a field of a slide. */
export function slideErrorText(
  t: Translate<typeof slidesTexts.it>,
  error: Parameters<typeof fieldErrorText>[0],
): string | undefined {
  return fieldErrorText(error, (problem) => (isOwn(problem) ? t(`problem.${problem}`) : t('invalid')));
}

const own: readonly string[] = ['title-required', 'too-long', 'view-required', 'ends-before'];
const isOwn = (problem: string): problem is SlideProblem => own.includes(problem);
