import type { Executor } from '../db/database.ts';

/** A row by which something is decided: who somebody is, what they may do, what was approved. */
export interface DecidingRow {
  readonly id: string;
  /** The chains of events that tell what becomes of it. */
  readonly subjects: readonly string[];
  /** What counts of it, as JSON takes it: what may change without an event is left out. */
  readonly facts: unknown;
  /** What counted of it in the versions before, where more does now: a row that was noted by it is noted anew. */
  readonly earlierFacts?: unknown;
  /** What it says that other rows contradict, in words for whoever operates the server. */
  readonly contradiction?: string | undefined;
}

/** Which rows are meant: some of them, or those behind an id in the order of ids (as bytes). */
export type RowsWanted =
  | { readonly ids: readonly string[] }
  | { readonly after: string; readonly limit: number };

/** Rows of a kind that change together with an event of their chains, and never without (decision 118). */
export interface DecidingRows {
  /** A word: `user`. */
  readonly kind: string;
  /** The actions of the events that make, change or remove such a row. */
  readonly actions: readonly string[];
  /** The actions of the events that take such a row away, and never change one. */
  readonly removals?: readonly string[];
  /** Which new ones have no event, since they decide nothing yet. */
  readonly comesUnannounced?: (row: DecidingRow) => boolean;
  /** The ids of the rows that say who somebody is, where rows of the kind do: they are compared as the person signs in, and signs. */
  readonly ofPerson?: (executor: Executor, userId: string) => Promise<readonly string[]>;
  /** Reads rows, in the order of their ids. */
  readonly read: (executor: Executor, wanted: RowsWanted) => Promise<readonly DecidingRow[]>;
}
