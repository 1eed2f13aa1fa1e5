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

/** The column that says of which company a row is, by itself or through the row of another table that it belongs to. */
export type CompanyOfRow =
  | PersonalColumn
  | {
      readonly column: PersonalColumn;
      readonly through: { readonly column: PersonalColumn; readonly company: PersonalColumn };
    };

/** By what rows are known to be somebody's, or several people's at once; none of a kind is an empty list. */
export interface PersonKeys {
  /** Ids of accounts. */
  readonly users: readonly string[];
  readonly employees: readonly string[];
  /** Their companies, of today and before. */
  readonly companies: readonly string[];
  /** Addresses of today, as they are written and as they are looked up. */
  readonly emails: readonly string[];
  /** Addresses of before, for rows that do not follow a person to a new one; none that is somebody else's today. */
  readonly formerEmails: readonly string[];
  /** Addresses that stood in their account without being shown to be theirs: they may be somebody else's. */
  readonly writtenEmails: readonly string[];
  /** Numbers with their prefix, of today and of before. */
  readonly phones: readonly string[];
  readonly usernames: readonly string[];
  /** As they are called where texts name them, first name first. */
  readonly names: readonly string[];
  /** Codici fiscali. */
  readonly fiscalCodes: readonly string[];
  /** The chains of the log that are about them. */
  readonly chains: readonly string[];
}

/** Nobody. */
export const noPersonKeys: PersonKeys = {
  users: [],
  employees: [],
  companies: [],
  emails: [],
  formerEmails: [],
  writtenEmails: [],
  phones: [],
  usernames: [],
  names: [],
  fiscalCodes: [],
  chains: [],
};

/** By a column of an address that rows keep when its person has another one: the address of today, or one of before. */
export function byEveryAddress(column: PersonalColumn): readonly PersonalSource[] {
  return [
    { column, is: 'emails' },
    { column, is: 'formerEmails' },
  ];
}
