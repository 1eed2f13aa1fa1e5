import { answerMark } from '../contracts/common/answer-mark.ts';

/** Whether an answer is our server's, and not of something that stands between. */
export function isOwnAnswer({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.has(answerMark);
}
