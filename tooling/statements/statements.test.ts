import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { sourceOf, statements, statementsPage } from './statements-page.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The titles of the tests and steps of a file, as they are written. */
const titlesIn = (path: string) =>
  [...read(path).matchAll(/\(\s*(['"`])(.*?)\1/gs)].map(([, , title = '']) => title);

describe('what people can do by the specification', () => {
  it.each(Object.entries(statements))('is done by hand in a story that says so (%s)', (_section, rows) => {
    const missing = rows.filter(
      ([, source, step]) => !titlesIn(sourceOf(source)).some((title) => title.startsWith(step)),
    );
    expect(missing.map(([says, source, step]) => `${says}: ${source} › ${step}`)).toEqual([]);
  });

  it('is said once in each section', () => {
    for (const rows of Object.values(statements)) {
      const said = rows.map(([says]) => says);
      expect(said).toEqual([...new Set(said)]);
    }
  });

  it('stands in the docs as the table has it (npm run docs)', () => {
    expect(read('docs/spec-stories.md')).toBe(statementsPage());
  });
});
