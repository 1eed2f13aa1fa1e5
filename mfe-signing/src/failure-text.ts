import { ApiError } from 'shared-api';
import { getTexts } from 'shared-ui';
import { guestLinkTexts } from './guest-link/guest-link.texts.ts';

/** What to say about a failed call: the server's sentence, or ours when no answer came. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.message) return error.message;
  const t = getTexts(guestLinkTexts);
  return isUnanswered(error) ? t('failing.title') : t('unknownFailure');
}

/** Whether no answer came at all, so that a new try may work. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable';
}

/** Whether the caller's session is over. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-signed-in';
}
