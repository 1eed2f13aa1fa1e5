import type { ErrorCode } from '../contracts/common/index.ts';

interface ApiErrorDetails {
  code: ErrorCode;
  status: number;
  /** The server's sentence in the caller's language; empty when no answer came. */
  message: string;
  fields?: Readonly<Record<string, string>>;
  details?: Readonly<Record<string, unknown>>;
  requestId?: string;
  isForeign?: boolean;
  cause?: unknown;
}

/** Why a call failed. Screens decide how to show it. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  /** Whether something between the page and our server answered (decision 097). */
  readonly isForeign: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.details = details.details ?? {};
    this.requestId = details.requestId;
    this.isForeign = details.isForeign ?? false;
  }
}

/** The sentence that a failed call is shown with: the server's, or the given one when no sentence came. */
export function failureSentence(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.message) || fallback;
}

/** The failed call that an error is; undefined for an error of another kind. */
export function asApiError(error: unknown): ApiError | undefined {
  return error instanceof ApiError ? error : undefined;
}

/** Whether a call failed for one of these reasons. `unavailable` is also the reason when no answer came. */
export function isFailure(error: unknown, ...codes: readonly ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
