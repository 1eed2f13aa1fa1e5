import { readSources, readTemplates, readWorkspaces } from './walls/read-sources.ts';
import { findUnusedExports } from './walls/unused-exports.ts';
import { root } from './webpack/folders.ts';

/** Files that something other than an import reads, and what does. */
const entries: readonly [RegExp, string][] = [
  [/^(?:e2e\/fixtures\/)?mfe-[^/]+\/src\/module\.ts: module$/, 'the shell, over the network'],
  [/^shell\/src\/provided\//, 'every module, in the place of the library'],
  [/^bench\/[^/]+\.bench\.ts: run$/, 'bench/main.ts, by name'],
  [/^bench\/navigation\/bundle\//, 'the bundler, in the place of files of the shell'],
  [/^tooling\/jest\/[^/]+\.config\.mjs: /, 'jest.config.mjs of the root'],
  [/^tooling\/area\/template\//, '`npm run area`, which writes a new area of it'],
  [
    /^shared-ui\/src\/testing\/fake-pdfjs\.ts: (?:OPS|TextLayer|getDocument|startReader)$/,
    'jest, in the place of pdf.js',
  ],
  [/^shared-ui\/src\/testing\/fake-files\.ts: fetchFile$/, 'jest, in the place of what fetches files'],
  [/\/verifier\/command\.ts: runCommand$/, 'verify.mjs, which is made of it'],
  [/\/audit\.service\.ts: AuditActions$/, 'the compiler, which adds the actions that have words'],
  [/\.d\.mts: /, 'the compiler, for the .mjs beside it'],
  [/^shared-ui\/tools\/draw-icons\.ts: iconPaths$/, 'nobody: it is a line of the file that this one writes'],
];

describe('every export', () => {
  const unused = findUnusedExports([...readSources(root), ...readTemplates(root)], readWorkspaces(root));

  it('is imported by another file; what its own file alone uses is not exported', () => {
    expect(unused.filter((found) => !entries.some(([entry]) => entry.test(found)))).toEqual([]);
  });

  it.each(entries)('is asked for, but where it is an entry: %s is read by %s', (entry) => {
    expect(unused.some((found) => entry.test(found))).toBe(true);
  });
});

describe('an export', () => {
  const path = 'server/src/a.ts';

  /** The unused exports of one file, beside another that imports from it. */
  function unusedOf(source: string, other = '') {
    const sources = [
      { path, source },
      { path: 'server/src/b.ts', source: other },
    ];
    return findUnusedExports(sources, { server: { './a': './src/a.ts' } });
  }

  it.each([
    ['a function', 'export async function x() {}'],
    ['a value', 'export const x = 1;'],
    ['a class', 'export abstract class x {}'],
    ['a shape', 'export interface x {}'],
    ['a type', 'export type x = string;'],
    ['one of a list', 'const x = 1;\nexport { x };'],
    ['one with another name', 'const y = 1;\nexport { y as x };'],
    ['one that is passed on', "export { x } from './c.ts';"],
  ])('is found unused: %s', (_, source) => {
    expect(unusedOf(source)).toEqual([`${path}: x`]);
  });

  it.each([
    ['by name', "import { x } from './a.ts';"],
    ['among others', "import d, {\n  w,\n  type x as y,\n} from './a.ts';"],
    ['as a type', "import type { x } from './a.ts';"],
    ['by an entry of its package', "import { x } from 'server/a';"],
    ['to be passed on', "import './c.ts';\nexport { x as y } from './a.ts';\nimport { y } from './b.ts';"],
    ['at run time', "const { x } = await import('./a.ts');"],
    ['as a chunk', "import(/* webpackChunkName: 'a' */ './a.ts').then((m) => m.x);"],
    ['in a type', "let one: import('./a.ts').x;"],
  ])('is used when another file imports it %s', (_, other) => {
    expect(unusedOf('export const x = 1;', other)).toEqual([]);
  });

  it('is not used by its own file, by another of its name, or in a comment', () => {
    const comment = "/**\n * import('./a.ts').x\n */";
    expect(unusedOf('export const x = 1;\nx.toFixed();', comment)).toEqual([`${path}: x`]);
    expect(unusedOf('export const x = 1;', "import { x } from './c.ts';")).toEqual([`${path}: x`]);
  });
});
