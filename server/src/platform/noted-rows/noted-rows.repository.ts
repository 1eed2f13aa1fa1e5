import { and, asc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { RowsWanted } from './deciding-rows.ts';
import { platformNotedRows, type NotedRow } from './noted-rows.schema.ts';

/** The condition for the rows that are meant, by their id; a limit is the query's own. */
export function areWanted(id: AnyColumn | SQL, wanted: RowsWanted): SQL {
  return 'ids' in wanted
    ? sql`${id} in (select jsonb_array_elements_text(${JSON.stringify(wanted.ids)}::jsonb))`
    : sql`${id} collate "C" > ${wanted.after}`;
}

/** The order of ids, as bytes. */
export function byId(id: AnyColumn | SQL): SQL {
  return sql`${id} collate "C"`;
}

/** How many rows are meant at most. */
export function limitOf(wanted: RowsWanted): number {
  return 'ids' in wanted ? wanted.ids.length : wanted.limit;
}

/** What was noted of some rows of a kind; of all from behind one id to another, where that is given. */
export async function listNotedRows(
  executor: Executor,
  kind: string,
  wanted: { readonly ids: readonly string[] } | { readonly after: string; readonly upTo: string | undefined },
): Promise<NotedRow[]> {
  const { id } = platformNotedRows;
  const isMeant =
    'ids' in wanted
      ? isOneOf(id, wanted.ids)
      : and(
          sql`${id} collate "C" > ${wanted.after}`,
          wanted.upTo === undefined ? undefined : sql`${id} collate "C" <= ${wanted.upTo}`,
        );
  return executor
    .select()
    .from(platformNotedRows)
    .where(and(eq(platformNotedRows.kind, kind), isMeant))
    .orderBy(asc(byId(id)));
}

/** The proofs of what was noted of some rows of a kind, in no order. */
export async function listNotedProofs(
  executor: Executor,
  kind: string,
  ids: readonly string[],
): Promise<string[]> {
  const { kind: of, id, proof } = platformNotedRows;
  const rows = await executor
    .select({ proof })
    .from(platformNotedRows)
    .where(and(eq(of, kind), isOneOf(id, ids)));
  return rows.map((row) => row.proof);
}

/** The proofs of what was noted of a kind, in the order of ids, from behind one on. */
export async function listProofsAfter(
  executor: Executor,
  kind: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Pick<NotedRow, 'id' | 'proof'>[]> {
  const { kind: of, id, proof } = platformNotedRows;
  return executor
    .select({ id, proof })
    .from(platformNotedRows)
    .where(and(eq(of, kind), sql`${id} collate "C" > ${after}`))
    .orderBy(asc(byId(id)))
    .limit(limit);
}

/** Keeps what rows are like now. */
export async function saveNotedRows(executor: Executor, rows: readonly NotedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const set = {
    digest: sql`excluded.digest`,
    ends: sql`excluded.ends`,
    notedAt: sql`excluded.noted_at`,
    proof: sql`excluded.proof`,
  };
  await executor
    .insert(platformNotedRows)
    .values([...rows])
    .onConflictDoUpdate({ target: [platformNotedRows.kind, platformNotedRows.id], set });
}

/** Forgets rows that were removed. */
export async function forgetNotedRows(
  executor: Executor,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  await executor
    .delete(platformNotedRows)
    .where(and(eq(platformNotedRows.kind, kind), isOneOf(platformNotedRows.id, ids)));
}
