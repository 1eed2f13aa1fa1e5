import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folders = '{shell,shared-ui,shared-api,mfe-*,server,tooling,e2e,bench,fuzz}';
const files = globSync(
  [`${folders}/**/*.{ts,tsx,mjs,css,sql}`, '{docs/,docs/decisions/,docs/security/,}*.md'],
  {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  },
)
  .map((path) => ({ name: relative(root, join(root, path)), text: read(path) }))
  .filter(({ name }) => name !== 'tooling/doc-references.test.ts');

/** What of the code's comments is not among the known, as `file: reference`. */
function unknown(find: (text: string) => readonly string[], known: ReadonlySet<string>): string[] {
  return files.flatMap(({ name, text }) =>
    find(text)
      .filter((reference) => !known.has(reference))
      .map((reference) => `${name}: ${reference}`),
  );
}

/** The sections that a text names: `spec 01 §2, §5 and 02 §7` is `01 §2`, `01 §5`, `02 §7`. */
function sectionsIn(text: string): string[] {
  const joined = text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...joined.matchAll(/\bspec (0\d(?:(?:,| and)? ?(?:§\d+|0\d(?= §)))*)/g)].flatMap(
    ([, named = '']) => {
      let document = '';
      return [...named.matchAll(/0\d|§\d+/g)].flatMap(([part]) => {
        if (part.startsWith('§')) return [`${document} ${part}`];
        document = part;
        return [];
      });
    },
  );
}

/** The departures that a text names; one without its letter counts too, so that it is found. */
const departuresIn = (text: string) => [...text.matchAll(/\bdeparture (D?\d+)/gi)].map(([, id = '']) => id);

const departures = [...read('docs/departures.md').matchAll(/^## (D\d+): /gm)].map(([, id = '']) => id);
const sections = read('docs/spec-index.md')
  .split(/^## Spec /m)
  .slice(1)
  .flatMap((part) =>
    [...part.matchAll(/^\| (§\d+) /gm)].map(([, section = '']) => `${part.slice(0, 2)} ${section}`),
  );

describe('a reference in a comment', () => {
  it('is read with every section that it names', () => {
    expect(sectionsIn('(spec 01 §2, §5 and §8; spec 03 §4)')).toEqual(['01 §2', '01 §5', '01 §8', '03 §4']);
    expect(sectionsIn('(spec 01 §7, 02 §7, 50 px)')).toEqual(['01 §7', '02 §7']);
    expect(sectionsIn(' * as it stands (spec 01 §2\n * and §4)')).toEqual(['01 §2', '01 §4']);
  });

  it('to a section of the specification leads to the index', () => {
    expect(files.flatMap(({ text }) => sectionsIn(text)).length).toBeGreaterThan(200);
    expect(unknown(sectionsIn, new Set(sections))).toEqual([]);
  });

  it('to a departure leads to the list, where each number is given once and in order', () => {
    const numbers = departures.map((id) => Number(id.slice(1)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    expect(files.flatMap(({ text }) => departuresIn(text)).length).toBeGreaterThan(10);
    expect(unknown(departuresIn, new Set(departures))).toEqual([]);
  });
});

describe('the table of what was found', () => {
  it('names tests that are there, and departures', () => {
    const table = read('docs/security.md');
    const tests = [...table.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name);
    const names = new Set(files.map(({ name }) => name.split('/').at(-1)));
    expect(tests.length).toBeGreaterThan(50);
    expect(tests.filter((name) => !names.has(name))).toEqual([]);
    const named = [...table.matchAll(/\bD\d+\b/g)].map(([id]) => id);
    expect(named.filter((id) => !departures.includes(id))).toEqual([]);
  });
});
