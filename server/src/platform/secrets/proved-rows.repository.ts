import { getTableName, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.ts';

/** A table whose rows are proved: its key, its proof, and how a row is proved. */
export interface ProvedTable {
  readonly table: PgTable & { readonly proof: PgColumn };
  readonly key: PgColumn;
  readonly prove: (row: never) => { readonly key: string; readonly proof: string };
}

const rowsAtOnce = 1000;

/** The name of a table in the database. */
export const nameOfTable = ({ table }: ProvedTable): string => getTableName(table);

/** Proves the rows of a table that have no proof, some at a time. */
export async function proveRows(executor: Executor, { table, key, prove }: ProvedTable): Promise<void> {
  for (;;) {
    const rows = await executor.select().from(table).where(isNull(table.proof)).limit(rowsAtOnce);
    if (rows.length === 0) return;
    const proved = rows.map((row) => prove(row as never));
    const keys = sql.param(proved.map((row) => row.key));
    const proofs = sql.param(proved.map((row) => row.proof));
    const type = sql.raw(key.getSQLType());
    await executor.execute(sql`
      update ${table} set proof = v.proof
      from unnest(${keys}::text[], ${proofs}::text[]) as v(key, proof)
      where ${key} = v.key::${type}`);
  }
}
