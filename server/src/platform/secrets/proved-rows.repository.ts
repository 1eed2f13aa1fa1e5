import { eq, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.ts';

/** A table whose rows are proved: its key, its proof, and how a row is proved. */
export interface ProvedTable {
  readonly table: PgTable & { readonly proof: PgColumn };
  readonly key: PgColumn;
  readonly prove: (row: never) => { readonly key: string; readonly proof: string };
}

/** Proves the rows of a table that have no proof. */
export async function proveRows(executor: Executor, { table, key, prove }: ProvedTable): Promise<void> {
  for (const row of await executor.select().from(table).where(isNull(table.proof))) {
    const proved = prove(row as never);
    await executor
      .update(table)
      .set({ proof: proved.proof } as never)
      .where(eq(key, proved.key));
  }
}
