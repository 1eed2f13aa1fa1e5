import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { dataTermKinds } from 'shared-api/contracts/platform';
import type { PersonalSource } from '../platform/personal-data/personal-sources.repository.ts';
import { personalParts } from './personal-data.ts';

/** What columns are called that name a person or say something that only a person has. */
const namesSomebody =
  /(?:^|_)(?:user_?id|user_ids|employee_id|by|actor|acting_for|recipient|email|email_key|mobile|name|username|subject|ip|user_agent|endpoint|receivers?|device_hash|asked_by|cells|note|sent_to|code_to|external|problems|payload)$/;

async function listTables(): Promise<PgTable[]> {
  const files = globSync('../**/*.schema.ts', { cwd: import.meta.dirname }).map((file) =>
    join(import.meta.dirname, file),
  );
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
  return [...new Set(modules.flatMap((exported) => Object.values(exported)))].filter((value) =>
    is(value, PgTable),
  );
}

describe('personal data', () => {
  const parts = personalParts.map(({ data }) => data);
  const personal = parts.flatMap(({ tables }) => tables);
  const others = parts.flatMap((part) => part.others);

  it('is declared of every table with a column that names somebody, by one area, with its erasure or a reason', async () => {
    const tables = await listTables();
    expect(tables.length).toBeGreaterThan(60);
    const declared = new Set([...personal, ...others].map(({ table }) => getTableName(table)));
    const naming = tables.filter((table) =>
      Object.values(getTableColumns(table)).some(({ name }) => namesSomebody.test(name)),
    );
    expect(naming.length).toBeGreaterThan(40);
    expect(naming.map(getTableName).filter((name) => !declared.has(name))).toEqual([]);
    const inBoth = others.filter(({ table }) => personal.some((each) => each.table === table));
    expect(inBoth.map(({ table }) => getTableName(table))).toEqual([]);
    const areasOf = (table: PgTable) =>
      personalParts.filter(({ data }) =>
        [...data.tables, ...data.others].some((each) => each.table === table),
      );
    expect(tables.filter((table) => areasOf(table).length > 1).map(getTableName)).toEqual([]);
  });

  it('is handed out by columns that are there, and none of a secret', () => {
    for (const { table, shows } of personal) {
      const columns = getTableColumns(table);
      expect(Object.keys(shows).filter((name) => !(name in columns))).toEqual([]);
      expect(Object.keys(shows).filter((name) => /hash|sealed|secret|proof|^auth$/i.test(name))).toEqual([]);
    }
  });

  it('is handed out by who answers for a person of one company alone, wherever an address or a number finds it', () => {
    const keysOf = (of: readonly PersonalSource[]): string[] =>
      of.flatMap((source) => ('is' in source ? [source.is] : keysOf(source.through.of)));
    const isOfThemselves = (key: string) => ['users', 'employees', 'chains'].includes(key);
    const everywhere = personal.filter(
      ({ of, shows, isOwnOnly, company }) =>
        Object.keys(shows).length > 0 && !isOwnOnly && !company && !keysOf(of).every(isOfThemselves),
    );
    expect(everywhere.map(({ table }) => getTableName(table))).toEqual([]);
  });

  it('is handed out of every table that is erased or kept, unless that says nothing but ids', () => {
    const shown = new Set(
      personal.filter(({ shows }) => Object.keys(shows).length > 0).map(({ table }) => table),
    );
    expect(personal.filter(({ table }) => !shown.has(table)).map(({ table }) => getTableName(table))).toEqual(
      [],
    );
    expect(others.filter(({ why }) => why.length < 8).map(({ table }) => getTableName(table))).toEqual([]);
  });

  it('ends by a term of some area, whatever a company may choose', () => {
    const ended = new Set(parts.flatMap(({ terms = [] }) => terms.map(({ kind }) => kind)));
    expect(dataTermKinds.filter((kind) => !ended.has(kind))).toEqual([]);
  });
});
