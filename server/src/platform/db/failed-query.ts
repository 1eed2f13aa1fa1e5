import { DrizzleQueryError } from 'drizzle-orm';

/** The SQL of a failed query without its values; undefined for any other error. */
export function failedQueryOf(error: Error): string | undefined {
  return error instanceof DrizzleQueryError ? error.query : undefined;
}
