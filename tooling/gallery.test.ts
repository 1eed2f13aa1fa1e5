import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './webpack/folders.ts';

const source = join(root, 'shared-ui/src');
const gallery = globSync(join(source, 'gallery/*.tsx'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** What the page cannot show: it stands around the page, has no look of its own, or comes with another part. */
const withoutLook = ['AppFrame', 'AreaScopeProvider', 'KitProvider', 'ScreenBoundary', 'VisuallyHidden'];

function partsOfKit(): string[] {
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  const values = [...index.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  return values.map((name) => name.trim()).filter((name) => /^[A-Z][A-Za-z]+$/.test(name));
}

describe('the page of the design kit (/dev/kit)', () => {
  it.each(partsOfKit().filter((name) => !withoutLook.includes(name)))('shows %s', (name) => {
    expect(gallery).toMatch(new RegExp(`<${name}\\b`));
  });

  it('leaves out only what the kit has', () => {
    expect(partsOfKit()).toEqual(expect.arrayContaining(withoutLook));
  });
});
