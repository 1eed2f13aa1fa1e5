import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './webpack/folders.ts';

const source = join(root, 'shared-ui/src');
const gallery = globSync(join(source, 'gallery/*.tsx'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** What the page cannot show: it stands around the page, has no look of its own, is there for a lack of the browser alone, or comes with another part or a module. */
const withoutLook = [
  'AppFrame',
  'AreaScopeProvider',
  'CookiesNotice',
  'FieldShell',
  'FileViewer',
  'KitProvider',
  'PlainButton',
  'RecordGrid',
  'ScreenBoundary',
  'ViewerLayout',
  'VisuallyHidden',
];

/** The parts of the kit's entry, and of the entries that are built into the modules that use them. */
function partsOfKit(): string[] {
  const entries = globSync(join(source, '**/index.ts')).filter((path) => !path.includes('/testing/'));
  const indexes = entries.map((path) => readFileSync(path, 'utf8')).join('\n');
  const values = [...indexes.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
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
