import { readdirSync } from 'node:fs';
import { contractAreas } from '../testing/every-call.ts';
import { createTestApp } from '../testing/index.ts';
import type { PdfEditing } from '../platform/pdf-editing/pdf-editing.ts';
import { areas } from './areas.ts';
import { choresOf, createAreas } from './create-areas.ts';
import { portNames } from './ports/ports.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'ports')
  .map(({ name }) => name);

describe('the areas of the server', () => {
  it('are the folders that are there', () => {
    expect(areas.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });

  it('serve the calls of every contract', () => {
    expect(contractAreas.filter((name) => !folders.includes(name))).toEqual([]);
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
