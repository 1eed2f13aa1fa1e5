import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type { BackupTable } from './backup-format.ts';

const rowsAtOnce = 500;

/** Has values written as texts in the same way by every database, until the transaction ends. */
export async function fixTexts(tx: Executor): Promise<void> {
  for (const setting of [
    `timezone to 'UTC'`,
    `datestyle to 'ISO, YMD'`,
    `intervalstyle to 'postgres'`,
    `bytea_output to 'hex'`,
    'extra_float_digits to 1',
  ])
    await tx.execute(sql.raw(`set local ${setting}`));
}

/** Every table with the columns in which it is written: what is computed of others is not. */
export async function listTables(executor: Executor): Promise<BackupTable[]> {
  const { rows } = await executor.execute<{ name: string; columns: string[] }>(
    sql`select relname as name, array_agg(attname::text order by attnum) as columns
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
  );
  return rows.map(({ name, columns }) => ({ name, columns }));
}

/** The rows of a table, some at a time, each as a line: a JSON array of its values as texts, or null. */
export async function* readLines(
  tx: Executor,
  { name, columns }: BackupTable,
): AsyncGenerator<readonly string[]> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  );
  yield* readByCursor(
    tx,
    sql`select array_to_json(array[${values}]::text[])::text as line from ${sql.identifier(name)}`,
  );
}

async function* readByCursor(tx: Executor, query: SQL): AsyncGenerator<readonly string[]> {
  await tx.execute(sql`declare backup_lines no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${rowsAtOnce} from backup_lines`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close backup_lines`);
}

/** A column that names stored files, by the names of the database. */
export interface NamedColumn {
  readonly table: string;
  readonly column: string;
}

/** The hashes of all stored files that rows name, each once, some at a time; columns that this database does not have name none. */
export async function* readFileNames(
  tx: Executor,
  columns: readonly NamedColumn[],
): AsyncGenerator<readonly string[]> {
  const tables = await listTables(tx);
  const isThere = ({ table, column }: NamedColumn) =>
    tables.some(({ name, columns: own }) => name === table && own.includes(column));
  const parts = columns
    .filter(isThere)
    .map(({ table, column }) => sql`select ${sql.identifier(column)} as line from ${sql.identifier(table)}`);
  if (isThere({ table: 'platform_deliveries', column: 'attachments' }))
    parts.push(
      sql`select file ->> 'hash' from platform_deliveries, jsonb_array_elements(attachments) as file`,
    );
  if (parts.length === 0) return;
  const named = sql.join(parts, sql` union all `);
  yield* readByCursor(
    tx,
    sql`select distinct line from (${named}) as named where line ~ '^[0-9a-f]{64}$' order by line`,
  );
}

/** Writes lines into a table, as `readLines` gave them. */
export async function insertLines(
  tx: Executor,
  { name, columns }: BackupTable,
  lines: readonly string[],
): Promise<void> {
  const types = await listTypes(tx, name);
  const written = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column, index) => sql.raw(`(line ->> ${index})::${types.get(column)}`)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${sql.identifier(name)} (${written}) overriding system value
      select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`,
  );
}

async function listTypes(executor: Executor, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await executor.execute<{ name: string; type: string }>(
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** A reference between tables, and how it is made. */
interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Takes the references between tables away, so that rows come in any order. @returns what `addReferences` makes again */
export async function dropReferences(tx: Executor): Promise<Reference[]> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(
    sql`select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  return rows;
}

/** Makes the references again, for which the database looks at every row. */
export async function addReferences(tx: Executor, references: readonly Reference[]): Promise<void> {
  for (const { table, name, definition } of references)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
}

/** How far the numbers of each sequence have come; null of one that gave none. */
export async function readSequences(executor: Executor): Promise<Record<string, string | null>> {
  const { rows } = await executor.execute<{ name: string; last: string | null }>(
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Has the sequences go on from where they were. */
export async function setSequences(
  tx: Executor,
  sequences: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await tx.execute(sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`);
}
