import { failedQueryOf } from '../db/failed-query.ts';

/** A failure as the log and the tables may keep it. */
interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** Where it happened, a line a call. */
  readonly stack: string;
  /** The system's or the database's own name of it (`ECONNREFUSED`, `23505`). */
  readonly errorCode?: unknown;
  readonly constraint?: unknown;
  readonly cause?: unknown;
}

/**
 * What of a failure may be kept. A failed query is named without the values that it was asked with: there are links, codes,
 * addresses and hashes among them. What else hangs on an error (a row's values, a server's answer) stays out for the same reason.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const described: DescribedError = {
    type: error.name,
    message: ownMessage(error),
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
    ...(code !== undefined && { errorCode: code }),
    ...(constraint !== undefined && { constraint }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
  return described;
}

/** A failure in one line, by the same rule, with what caused it. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const line = `${error.name}: ${ownMessage(error)}`;
  return error.cause === undefined ? line : `${line} (${errorLine(error.cause)})`;
}

function ownMessage(error: Error): string {
  const query = failedQueryOf(error);
  return query === undefined ? error.message : `Failed query: ${query}`;
}

const isFrame = (line: string) => line.startsWith('    at ');
