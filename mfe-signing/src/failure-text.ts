import { failureSentence, isFailure } from 'shared-api';
import { getTexts, notify } from 'shared-ui';
import { failureTexts } from './failure.texts.ts';

/** The sentence of a failed call, with words of ours for one that brought none. */
export function failureText(error: unknown): string {
  const t = getTexts(failureTexts);
  return failureSentence(error, isUnanswered(error) ? t('unanswered') : t('unknown'));
}

/** Shows why an action failed, for the specified 8 seconds (spec 02 §8). */
export function showFailure(error: unknown): void {
  notify.error(failureText(error), { duration: 'failure' });
}

/** Whether no answer came at all, so that a new try may work. */
export function isUnanswered(error: unknown): boolean {
  return isFailure(error, 'unavailable');
}
