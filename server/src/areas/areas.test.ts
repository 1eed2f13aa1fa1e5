import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { contractAreas } from '../testing/every-call.ts';
import { createTestApp } from '../testing/index.ts';
import type { PdfEditing } from '../platform/pdf-editing/pdf-editing.ts';
import { areas } from './areas.ts';
import { choresOf, createAreas } from './create-areas.ts';
import { portNames } from './ports/ports.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'ports')
  .map(({ name }) => name);

const schemaFiles = globSync('**/*.schema.ts', { cwd: import.meta.dirname }).map((file) =>
  join(import.meta.dirname, file),
);

describe('the areas of the server', () => {
  it('are the folders that are there', () => {
    expect(areas.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });

  it('serve the calls of every contract', () => {
    expect(contractAreas.filter((name) => !folders.includes(name))).toEqual([]);
  });

  it('say of each column that names a content of the storage that it does', async () => {
    const declared = areas
      .flatMap(({ files }) => [...(files ?? [])])
      .map(({ table, name }) => `${getTableName(table)}.${name}`);
    const modules = await Promise.all(
      schemaFiles.map((file) => import(file) as Promise<Record<string, unknown>>),
    );
    const tables = modules
      .flatMap((exported) => Object.values(exported))
      .filter((value) => is(value, PgTable));
    const named = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
    );
    const isContent = /\.(?:.*_)?(?:(?:file|picture|image|uploaded|sealed)_hash|file_key)$/;
    // The document that a month's sheet became keeps it; what is known of a file does not.
    const others = ['timesheet_sheets.file_hash', 'signing_hidden_parts.file_hash'];
    const wanted = named.filter((name) => isContent.test(name) && !others.includes(name));
    expect(declared.toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  it('offer every port, and clean up after themselves', async () => {
    const testApp = await createTestApp();
    const made = createAreas({ ...testApp.platform, pdfEditing: {} as PdfEditing });
    expect(portNames.filter((name) => made.ports[name] === undefined)).toEqual([]);
    expect(choresOf(made).length).toBeGreaterThan(0);
    await Promise.all(choresOf(made).map((chore) => chore.clean()));
    await testApp.close();
  });
});
