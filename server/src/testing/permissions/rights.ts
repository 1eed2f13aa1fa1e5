import type { Call, Download, CallInput, OutputOf } from 'shared-api/contracts/common';
import type { z } from 'zod';
import type { CallerName } from './callers.ts';
import type { Records } from './records.ts';

/** Who may make a call about a record: a row of the permission table. */
export interface Right {
  readonly call: Call | Download;
  /** What the record is, in words. */
  readonly about: string;
  readonly may: readonly CallerName[];
  /** A call that is right but for who makes it. */
  input(records: Records): unknown;
  /** Whether an answer shows the record, for calls that answer everybody with what is theirs. */
  shows?(output: unknown, records: Records): boolean;
  /** Files that go with it. */
  files?(): Readonly<Record<string, File>>;
}

interface RowOf<C extends Call | Download> {
  readonly about: string;
  readonly may: readonly CallerName[];
  input(records: Records): CallInput<C>;
  shows?(
    output: C extends Call<z.ZodType, infer O> ? OutputOf<Call<z.ZodType, O>> : never,
    records: Records,
  ): boolean;
  files?(): Readonly<Record<string, File>>;
}

/** A row of the table. */
export function right<C extends Call | Download>(call: C, row: RowOf<C>): Right {
  return { call, ...(row as Omit<Right, 'call'>) };
}

export const managers = ['admin', 'superUser'] as const;
export const selfAndManagers = ['self', ...managers] as const;
