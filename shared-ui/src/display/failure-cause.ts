import type { ErrorCode } from 'shared-api/contracts/common';

/** The client's error of a failed call; the kit knows it by its shape. */
interface FailedCall extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Whether something between the page and the server answered in its place; the message says what that means. */
  readonly isForeign?: boolean;
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Why a call failed, as far as the way on differs; `between`: a filter, a proxy or the page of a network answered. Only what was refused or is
 * gone can't be helped by a new try.
 */
type FailureCause = 'unanswered' | 'between' | 'gone' | 'refused' | 'failed';

/** The statuses of calls that a new try can help: nobody is signed in, too long, too early, too many. */
const passing = [401, 408, 425, 429];

/** What kind of failure an error is. `failed` where nothing is known about it. */
export function causeOfFailure(error: unknown): FailureCause {
  if (!isFailedCall(error)) return 'failed';
  const { code, status, isForeign = false, message } = error;
  if (isForeign && message) return 'between';
  if (code === 'unavailable') return 'unanswered';
  if (status === 404 || status === 410) return 'gone';
  // A file that was damaged can be put back.
  const passes = passing.includes(status) || code === 'file-changed';
  return status >= 400 && status < 500 && !passes ? 'refused' : 'failed';
}

/** Whether a new try of a call would only fail again. */
export function isFinalFailure(error: unknown): boolean {
  return ['gone', 'refused'].includes(causeOfFailure(error));
}

/** The server's sentence of a failed call; empty where none came. */
export function sentenceOfFailure(error: unknown): string {
  return isFailedCall(error) ? error.message : '';
}

/** Whether the server said what is wrong with fields, which then stands on them. */
export function hasRefusedFields(error: unknown): boolean {
  return isFailedCall(error) && Object.keys(error.fields ?? {}).length > 0;
}

/** The id that a failed call carries, for support. */
export function supportCodeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return typeof code === 'string' ? code : undefined;
}

function isFailedCall(error: unknown): error is FailedCall {
  return error instanceof Error && 'code' in error && 'status' in error && typeof error.status === 'number';
}
