import { getTableName, or } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isOneOf } from '../db/is-one-of.ts';
import type { Executor } from '../db/database.ts';

/** A column that names contents, and a table that has some. */
export type FileColumn = AnyPgColumn;
export type FileTable = PgTable;

/** A column by the names of the database. */
export function nameOfColumn(column: FileColumn): { readonly table: string; readonly column: string } {
  return { table: getTableName(column.table), column: column.name };
}

/** Which of some contents stand in some columns; each table is asked once. */
export async function findContentsIn(
  executor: Executor,
  columns: readonly FileColumn[],
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(hashes)];
  const found = new Set<string>();
  if (wanted.length === 0) return found;
  for (const [table, own] of Map.groupBy(columns, ({ table: each }) => each as PgTable)) {
    const fields = Object.fromEntries(own.map((column) => [column.name, column]));
    const rows = await executor
      .selectDistinct(fields)
      .from(table)
      .where(or(...own.map((column) => isOneOf(column, wanted))));
    for (const hash of rows.flatMap((row) => Object.values(row))) found.add(String(hash));
  }
  return new Set(wanted.filter((hash) => found.has(hash)));
}
