import { ApiError } from 'shared-api';
import { getTexts, notify } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';

/** What to say of a failed call: the server's sentence, or ours when no answer came. */
export function failureSentence(error: unknown): string {
  if (error instanceof ApiError && error.message) return error.message;
  const t = getTexts(documentListTexts);
  return error instanceof ApiError && error.code === 'unavailable'
    ? t('state.unanswered')
    : t('state.unknownFailure');
}

/** Shows why an action failed, for the specified 8 seconds (spec 02 §8). */
export function showFailure(error: unknown): void {
  notify.error(failureSentence(error), { duration: 'failure' });
}
