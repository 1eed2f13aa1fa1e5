import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

/** The rules of CONTRIBUTING.md that the linter cannot keep. */
const browser = '{shell,shared-ui,mfe-*}/src/**';

/** What is not ours, or where a browser's own name is meant or the rule does not count. */
const apart = /node_modules|keep-worker|\/dist\/|\/contracts\//;

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

  it('has names of its own for calls; those of the wire stand in the contract alone', () => {
    const declared = globSync(join(root, 'shared-api/src/contracts/**/*.contract.ts')).flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(
        /export const (\w+) = (?:define(?:Call|Download)\(\{[^}]*?name: |countCall\()'(\w+)'/g,
      ),
    ]);
    expect(declared.length).toBeGreaterThan(60);
    expect(declared.map(([, ours]) => ours).filter((ours) => !/^[a-z]/.test(ours ?? ''))).toEqual([]);
    const exported = new Set(declared.map(([, ours]) => ours));
    const wire = declared.map(([, , name]) => name).filter((name) => !exported.has(name));
    const identifier = new RegExp(`(?<![\\w.\\/'"\`])(?:${wire.join('|')})(?![\\w'"\`])`, 'g');
    expect(
      breaches('{server,shell,shared-ui,shared-api,mfe-*,e2e}/**/*.{ts,tsx}', identifier, apart),
    ).toEqual([]);
  });

  it('speaks the words of the field', () => {
    const name =
      /(?:function|const|class|interface|type|let) (\w*(?:[dD]esk(?!top)|[sS]tage(?!d)|[jJ]udge|[lL]etIn|most[A-Z])\w*)/g;
    expect(
      breaches('{server,shell,shared-ui,shared-api,mfe-*,tooling,bench}/**/*.{ts,tsx}', name, apart),
    ).toEqual([]);
  });
});
