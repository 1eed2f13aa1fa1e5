import { sql, type SQL } from 'drizzle-orm';
import type { Database, Executor } from '../platform/db/database.ts';

/**
 * Makes `testing.empty_tables()`: it empties every table, those that refer to others first, and starts their numbers at 1 again. It goes past
 * the triggers that keep the event log, as only a superuser of the database can.
 */
export async function addEmptyTables(db: Database): Promise<void> {
  const tables = await listTables(db);
  const { rows } = await db.execute<{ from: string; to: string }>(
    sql`select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
  );
  const sequences = await db.execute<{ name: string }>(
    sql`select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  const statements = [
    ...referringFirst(tables, rows).map((name) => `delete from ${name};`),
    ...sequences.rows.map(({ name }) => `perform setval('${name}', 1, false);`),
  ];
  await db.execute(sql`create schema testing`);
  await db.execute(
    sql.raw(
      `create function testing.empty_tables() returns void language plpgsql set session_replication_role to replica as $$ begin ${statements.join(' ')} end $$`,
    ),
  );
}

/** Changes what the event log refuses to have changed, as a superuser of the database could. */
export async function tamperWith(db: Database, work: (tx: Executor) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role to replica`);
    await work(tx);
  });
}

/** Empties every table of a database that was made from a template. */
export async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`select testing.empty_tables()`);
}

const shape = sql`select md5(string_agg(concat(attrelid::regclass, '.', attname, ' ', format_type(atttypid, atttypmod), ' ', attnotnull), ',' order by attrelid, attnum))
  || (select count(*) from pg_constraint) || ' ' || (select count(*) from pg_trigger) || ' ' || (select count(*) from pg_index) as shape
  from pg_attribute where attnum > 0 and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;

/** Describes the tables themselves: what a test changed in them shows. */
export async function readShape(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ shape: string }>(shape);
  return rows[0]?.shape;
}

/** The rows of every table that has any, and how far its numbers have come. */
export interface TableContents {
  /** As JSON, with the columns in which they are written: what is computed of others is not. */
  readonly tables: Readonly<Record<string, { readonly columns: string; readonly rows: string }>>;
  readonly sequences: Readonly<Record<string, string>>;
}

/** Reads every table. */
export async function readTables(db: Database): Promise<TableContents> {
  const tables: Record<string, { columns: string; rows: string }> = {};
  for (const [name, columns] of await listColumns(db)) {
    const { rows } = await db.execute<{ rows: string | null }>(
      sql`select json_agg(row)::text as rows from ${sql.raw(name)} as row`,
    );
    if (rows[0]?.rows) tables[name] = { columns, rows: rows[0].rows };
  }
  const { rows } = await db.execute<{ name: string; last: string }>(
    sql`select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return { tables, sequences: Object.fromEntries(rows.map(({ name, last }) => [name, last])) };
}

/** Writes what was read into tables that are empty, in one statement: their references are looked at when all is there. */
export async function writeTables(db: Database, { tables, sequences }: TableContents): Promise<void> {
  const inserts: SQL[] = Object.entries(tables).map(([name, { columns, rows }], index) => {
    const [table, written] = [sql.raw(name), sql.raw(columns)];
    return sql`${sql.raw(`part_${index}`)} as (insert into ${table} (${written}) overriding system value select ${written} from json_populate_recordset(null::${table}, ${rows}))`;
  });
  const counts = Object.entries(sequences).map(([name, last]) => sql`setval(${name}, ${last}::bigint)`);
  await db.execute(sql`with ${sql.join(inserts, sql`, `)} select ${sql.join(counts, sql`, `)}`);
}

async function listColumns(db: Database): Promise<[table: string, columns: string][]> {
  const { rows } = await db.execute<{ name: string; columns: string }>(
    sql`select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
      group by attrelid order by 1`,
  );
  return rows.map(({ name, columns }) => [name, columns]);
}

async function listTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

function referringFirst(
  tables: readonly string[],
  references: readonly { from: string; to: string }[],
): string[] {
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (ordered.includes(table)) return;
    for (const { from, to } of references) if (to === table && from !== table) visit(from);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
