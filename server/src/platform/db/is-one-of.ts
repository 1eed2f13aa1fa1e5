import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column is one of some values: one parameter, however many there are. A parameter each would end at 65,535 of them, and at a
 * call stack some thousands before that; a house rule keeps `inArray` for lists that stand in the code.
 */
export function isOneOf(column: PgColumn, values: readonly (string | number)[]): SQL {
  const [only, ...others] = values;
  // What an index is sorted for.
  if (only !== undefined && others.length === 0) return eq(column, only);
  return sql`${column} = any(${sql.param([...values])}::${typeOf(column)}[])`;
}

/** Whether a column is none of some values: see `isOneOf`. */
export function isNoneOf(column: PgColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} <> all(${sql.param([...values])}::${typeOf(column)}[])`;
}

function typeOf(column: PgColumn): SQL {
  return sql.raw(column.getSQLType());
}
