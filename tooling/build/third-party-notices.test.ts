import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { listThirdParties, noticesFile, writeNotices } from './third-party-notices.ts';

const parties = listThirdParties();
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('what others wrote of the product', () => {
  it('is named with what it needs itself, and nothing is that only builds or tests', () => {
    expect(namesOf(parties)).toEqual(
      expect.arrayContaining([
        'react',
        'scheduler',
        'ag-grid-community',
        'fastify',
        'avvio',
        'sharp',
        'pdfjs-dist',
      ]),
    );
    for (const name of ['jest', 'oxlint', '@playwright/test', 'server', 'shared-ui'])
      expect(namesOf(parties)).not.toContain(name);
  });

  it('has its licence, by a text or by name', () => {
    const silent = parties.filter(({ license, texts }) => texts.length === 0 && license === 'as below');
    expect(namesOf(silent)).toEqual([]);
    expect(parties.filter(({ texts }) => texts.length > 0).length).toBeGreaterThan(parties.length * 0.8);
  });

  it('is under no licence that asks for the source of what it is part of', () => {
    const strict = parties.filter(({ license }) => /\bA?GPL/.test(license) && !/LGPL| OR /.test(license));
    expect(strict.map(({ name, license }) => `${name} ${license}`)).toEqual([]);
  });

  it('stands beside the builds, in the image too', () => {
    const dist = mkdtempSync(join(tmpdir(), 'sportello-notices-'));
    writeNotices(dist);
    const text = readFileSync(join(dist, noticesFile), 'utf8');
    for (const { name, version } of parties) expect(text).toContain(`\n${name} ${version}\n`);
    expect(text).toContain('Copyright (c) Meta Platforms');
    rmSync(dist, { recursive: true });
    expect(readFileSync(join(root, 'tooling/build.ts'), 'utf8')).toContain('writeNotices(');
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain('COPY --from=build /app/dist ./dist');
  });
});
