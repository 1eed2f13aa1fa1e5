import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestApp } from './create-test-app.ts';

/** Where anything of somebody is found: the columns of every table, `table.column`, and `files` for those of the installation. */
export async function findTraces(
  { db, platform }: Pick<TestApp, 'db' | 'platform'>,
  traces: RegExp,
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found = new Set<string>();
  for (const { name } of rows) {
    const { rows: own } = await db.execute<{ row: Record<string, unknown> }>(
      sql.raw(`select to_jsonb(t) as row from ${name} t`),
    );
    for (const { row } of own)
      for (const [column, value] of Object.entries(row))
        if (traces.test(JSON.stringify(value))) found.add(`${name}.${column}`);
  }
  const folder = platform.config.dataFolder;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && traces.test(readFileSync(join(entry.parentPath, entry.name), 'latin1')))
      found.add('files');
  return [...found].toSorted();
}
