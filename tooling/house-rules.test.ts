import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

/** The rules of CONTRIBUTING.md that the linter cannot keep. */
const browser = '{shell,shared-ui,mfe-*}/src/**';

/** What stands against a rule, as `file: what`. */
function breaches(pattern: string, rule: RegExp, apart: RegExp): string[] {
  return globSync(join(root, pattern))
    .map((path) => ({ name: relative(root, path), text: readFileSync(path, 'utf8') }))
    .filter(({ name }) => !apart.test(name))
    .flatMap(({ name, text }) => [...text.matchAll(rule)].map(([found]) => `${name}: ${found.trim()}`));
}

describe('the house', () => {
  it('has no literal text in JSX', () => {
    const text = /(?<![=-])>[^<>{}();=]*[a-zà-ú]{2,}[^<>{}();=]*<\/[A-Za-z]/gi;
    expect(breaches(`${browser}/*.tsx`, text, /\.test\.tsx$|\/gallery\/|\/testing\//)).toEqual([]);
  });

  it('has no colour outside the tokens of the kit, but that of paper', () => {
    const paper = /authenticator\.module|pdf-pages\.module|signature\.module/;
    const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi;
    expect(breaches(`${browser}/*.css`, colour, new RegExp(`theme/|${paper.source}`))).toEqual([]);
  });

  it('reads the environment in one place', () => {
    const apart = /\/main\.ts$|\/testing\/|\.test\.ts$/;
    expect(breaches('server/src/**/*.ts', /process\.env/g, apart)).toEqual([]);
  });

  it('has SQL in repositories alone', () => {
    const apart = /\.(repository|schema|test)\.ts$|\/testing\/|\/platform\/db\//;
    expect(
      breaches(
        'server/src/**/*.ts',
        /\bsql`|\.select\(\)|\.(?:insert|update|delete)\(\w+\)\s*\.(?:values|set|where)/g,
        apart,
      ),
    ).toEqual([]);
  });
});
