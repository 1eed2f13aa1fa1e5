import { ApiError } from 'shared-api';

/** What the server has against a field, in its words, where the screen has no such field to show it on. */
export function refusalSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
}
