import { and, count, eq, getTableName, isNull, max, ne, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type {
  CompanyOfRow,
  PersonalColumn,
  PersonalSource,
  PersonKeys,
} from './personal-sources.repository.ts';
import type { PersonalTable } from './personal-table.ts';

type Rows = Pick<PersonalTable, 'table' | 'of'>;

/** A page of rows; of one company alone, where it is named. */
interface RowsWanted {
  readonly companyId?: string | null | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The rows of people, a page at a time, in the order of their key. */
export async function listPersonalRows(
  executor: Executor,
  { table, of, company }: Rows & Pick<PersonalTable, 'company'>,
  keys: PersonKeys,
  { companyId, offset, limit }: RowsWanted,
): Promise<object[]> {
  const isOfCompany = company && companyId !== undefined && areOfCompany(company, companyId);
  return executor
    .select()
    .from(table)
    .where(and(areOf(of, keys), isOfCompany || undefined))
    .orderBy(...keyOf(table))
    .limit(limit)
    .offset(offset);
}

function areOfCompany(company: CompanyOfRow, companyId: string | null): SQL {
  if (!('through' in company)) return companyId === null ? isNull(company) : eq(company, companyId);
  const { column, through } = company;
  const { table } = through.column;
  return sql`${column} in (select ${through.column} from ${table} where ${areOfCompany(through.company, companyId)})`;
}

/** Whether there are rows of people that stay when an account goes. */
export async function hasKeptRows(
  executor: Executor,
  { table, of, erasure }: Rows & Pick<PersonalTable, 'erasure'>,
  keys: PersonKeys,
): Promise<boolean> {
  if (typeof erasure === 'string' || !('stays' in erasure)) return false;
  const { except } = erasure;
  const [found] = await executor
    .select({ rows: count() })
    .from(table)
    .where(and(areOf(of, keys), except && ne(except.column, except.value)));
  return (found?.rows ?? 0) > 0;
}

/** The last of the days that stand in a column of people's rows; null where there are none. */
export async function findLastDay(
  executor: Executor,
  { table, of }: Rows,
  keys: PersonKeys,
  column: PersonalColumn,
): Promise<string | null> {
  const [found] = await executor
    .select({ last: sql<string | null>`${max(column)}::text` })
    .from(table)
    .where(areOf(of, keys));
  return found?.last ?? null;
}

/** Deletes the rows of people. */
export async function deletePersonalRows(
  executor: Executor,
  { table, of }: Rows,
  keys: PersonKeys,
): Promise<void> {
  await executor.delete(table).where(areOf(of, keys));
}

/** Writes the same into the rows of people. */
export async function blankPersonalRows(
  executor: Executor,
  { table, of }: Rows,
  keys: PersonKeys,
  values: object,
): Promise<void> {
  await executor.update(table).set(values).where(areOf(of, keys));
}

/** What a table is called in the database. */
export function tableNameOf(table: PgTable): string {
  return getTableName(table);
}

function areOf(of: readonly PersonalSource[], keys: PersonKeys): SQL {
  return or(...of.map((source) => isOf(source, keys))) ?? sql`false`;
}

function isOf(source: PersonalSource, keys: PersonKeys): SQL {
  const { column } = source;
  if ('is' in source) {
    const values = keys[source.is];
    return values.length === 0 ? sql`false` : isOneOf(column, values);
  }
  const { column: other, of } = source.through;
  return sql`${column} in (select ${other} from ${other.table} where ${areOf(of, keys)})`;
}

function keyOf(table: PgTable): AnyPgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const [composed] = primaryKeys;
  if (composed) return composed.columns;
  const own = columns.filter(({ primary }) => primary);
  return own.length > 0 ? own : columns;
}
