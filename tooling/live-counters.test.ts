import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countLiveKey, type LiveKey } from 'shared-api/contracts/platform';
import { root } from './webpack/folders.ts';

const contracts = globSync(join(root, 'shared-api/src/contracts/*/index.ts'));

/** The names after a word, of all files that fit. */
function namesIn(pattern: string, rule: RegExp): string[] {
  const found = globSync(join(root, pattern)).flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(rule),
  ]);
  return [...new Set(found.map(([, name = '']) => name))].toSorted();
}

/** Every key that an area announces with what changes: `…LiveKeys` of its contracts, or what makes them. */
async function announced(): Promise<LiveKey[]> {
  const modules = await Promise.all(
    contracts.map((path) => import(path) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('LiveKeys'))
    .flatMap(([, keys]) => (typeof keys === 'function' ? keys() : keys) as LiveKey[]);
}

describe('what a menu or a tile counts', () => {
  const shown = namesIn('mfe-*/src/module.manifest.ts', /countCall: '(\w+)'/g);
  const declared = namesIn('shared-api/src/contracts/**/*.contract.ts', /\bcountCall\('(\w+)'/g);

  it('is there', () => {
    expect(shown.length).toBeGreaterThan(3);
    expect(declared).toEqual(expect.arrayContaining(shown));
  });

  it.each([...new Set([...shown, ...declared])])('is counted anew when it changes: %s', async (name) => {
    expect(await announced()).toContainEqual(countLiveKey({ name }));
  });
});
