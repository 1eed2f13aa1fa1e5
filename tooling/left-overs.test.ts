import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { findCatalogues, leavesOf, readCatalogue, type Words } from './catalogues.ts';
import { root } from './webpack/folders.ts';

const sources = globSync(join(root, '{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx,css}'));
const contents = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]));

/** The paths of all texts in a catalogue: `conflict.title`; the forms of a plural are one. */
function pathsOf(words: Words): string[] {
  return leavesOf(words).map(({ path }) => path.replace(/_(zero|one|two|few|many|other)$/, ''));
}

/** What a package's screens say, its catalogues and tests apart. */
function screensOf(path: string): string {
  const [name = ''] = relative(root, path).split('/');
  const isScreen = (other: string) =>
    other.startsWith(join(root, name, 'src')) && !/\.texts\.ts$|\.test\.tsx?$|\.css$/.test(other);
  return [...contents.keys()]
    .filter(isScreen)
    .map((other) => contents.get(other))
    .join('\n');
}

/** The texts that a screen composes the name of: `problem.${kind}`, as expressions. */
function composedNames(screens: string): RegExp[] {
  const templates = [...screens.matchAll(/`([\w.-]*\$\{[^`]*)`/g)].map(([, template = '']) => template);
  const parts = templates.map((template) => template.replace(/\$\{[^}]*\}/g, '*'));
  return parts
    .filter((part) => /^[\w.*-]+$/.test(part) && /\w/.test(part))
    .map((part) => new RegExp(`^${part.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`));
}

describe('every text', () => {
  it.each(findCatalogues('{shell,shared-ui,mfe-*}/src/**/*.texts.ts'))(
    'of %s is shown somewhere',
    async (name) => {
      const module = (await readCatalogue(name)) as Record<string, { readonly it: Words }>;
      const screens = screensOf(join(root, name));
      const composed = composedNames(screens);
      const isShown = (path: string) =>
        ["'", '"', '`'].some((quote) => screens.includes(quote + path + quote)) ||
        composed.some((pattern) => pattern.test(path));
      const paths = Object.values(module).flatMap(({ it: words }) => pathsOf(words));
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => !isShown(path))).toEqual([]);
    },
  );
});

describe('every class', () => {
  const sheets = sources.filter((path) => path.endsWith('.module.css'));

  it.each(sheets.map((path) => relative(root, path)))('of %s is on an element', (name) => {
    const file = basename(name);
    const users = [...contents.entries()].filter(([, text]) => text.includes(`/${file}'`));
    const text = users.map(([, content]) => content).join('\n');
    // A sheet that is given whole to a library has the names of that library.
    if (text.includes('classNames={classes}')) return;
    const rules = (contents.get(join(root, name)) ?? '').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
    // What the table's library names itself is not ours to find.
    const classes = [...rules.matchAll(/\.(?!ag-)([a-zA-Z][\w-]*)/g)].map(([, found = '']) => found);
    expect([...new Set(classes)].filter((found) => !new RegExp(`\\b${found}\\b`).test(text))).toEqual([]);
  });
});
