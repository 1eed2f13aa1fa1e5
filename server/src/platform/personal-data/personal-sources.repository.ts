import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

export type PersonalColumn = AnyPgColumn;
export type TableOfPeople = PgTable;
export type RowOf<Table extends PgTable> = Table['$inferSelect'];

/** A column that says whose a row is, by itself or through a row of another table. */
export type PersonalSource =
  | { readonly column: PersonalColumn; readonly is: keyof PersonKeys }
  | {
      readonly column: PersonalColumn;
      readonly through: { readonly column: PersonalColumn; readonly of: readonly PersonalSource[] };
    };

/** By what rows are known to be somebody's, or several people's at once; none of a kind is an empty list. */
export interface PersonKeys {
  /** Ids of accounts. */
  readonly users: readonly string[];
  readonly employees: readonly string[];
  /** Addresses, as they are written and as they are looked up. */
  readonly emails: readonly string[];
  /** Numbers with their prefix. */
  readonly phones: readonly string[];
  /** The chains of the log that are about them. */
  readonly chains: readonly string[];
}
