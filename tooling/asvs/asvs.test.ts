import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../webpack/folders.ts';
import { requirements } from './requirements.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = globSync('docs/security/*.md', { cwd: root }).toSorted();
const files = new Set(
  globSync(
    ['{shell,shared-ui,shared-api,mfe-*,server,tooling,e2e,bench}/**/*.{ts,tsx,txt}', 'docs/**/*.md', '*'],
    { cwd: root, exclude: (path) => /node_modules|dist/.test(path) },
  ).map((path) => basename(path)),
);

/** A line of the tables: number, what is asked for, answer, how. */
const rows = ['web', 'accounts', 'base']
  .map((part) => `docs/security/asvs-${part}.md`)
  .flatMap((page) =>
    [...read(page).matchAll(/^\| (\d+\.\d+\.\d+) +\|(.+)\|([^|]+)\|([^|]+)\|$/gm)].map(
      ([, id = '', , answer = '', how = '']) => ({ id, answer: answer.trim(), how: how.trim() }),
    ),
  );
const testNames = /`[\w.-]+\.(?:test|spec)\.tsx?`/;
const chapterOf = (id: string) => `V${id.split('.')[0]}`;

describe('the answers to the ASVS', () => {
  it('are one for each requirement of levels 1 and 2', () => {
    expect(requirements).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(requirements);
  });

  it('are yes with a test or a page, or no, or that it does not apply, with the reason', () => {
    for (const { id, answer, how } of rows) {
      expect([id, ['yes', 'no', 'n/a'].includes(answer)]).toEqual([id, true]);
      const isGrounded =
        answer === 'yes' ? testNames.test(how) || /\]\([\w./-]+\.md/.test(how) : how.length > 6;
      expect([id, isGrounded]).toEqual([id, true]);
    }
  });

  it('name files that are there', () => {
    const named = ['docs/security.md', 'SECURITY.md', ...pages].flatMap((page) => {
      const text = read(page);
      const code = [...text.matchAll(/`(?:[\w./-]*\/)?([\w.-]+\.(?:tsx?|md))`/g)];
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)];
      return [...code, ...links].map(([, path = '']) => ({ page, file: basename(path) }));
    });
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ file }) => !files.has(file))).toEqual([]);
  });

  it('are counted in docs/security.md as they are', () => {
    const counted = [...read('docs/security.md').matchAll(/^\| (V\d+) [^|]*\|([\d |]+)\|$/gm)].map(
      ([, chapter = '', numbers = '']) => [chapter, ...numbers.split('|').map(Number)],
    );
    const chapters = [...new Set(requirements.map(chapterOf))];
    const countOf = (chapter: string, wanted: string) =>
      rows.filter(({ id, answer }) => chapterOf(id) === chapter && answer === wanted).length;
    expect(counted).toEqual(
      chapters.map((chapter) => [chapter, ...['yes', 'no', 'n/a'].map((wanted) => countOf(chapter, wanted))]),
    );
  });
});
