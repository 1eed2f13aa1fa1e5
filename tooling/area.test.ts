import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { readAreaOptions } from './area/area-options.ts';
import { writeArea } from './area/write-area.ts';
import { findBreaches } from './walls/find-breaches.ts';
import { readSources, readWorkspaces } from './walls/read-sources.ts';
import { root } from './webpack/folders.ts';

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'sportello-area-'));
  const needed = ['CODEOWNERS', 'server/src/areas/areas.ts', ...globSync('*/package.json', { cwd: root })];
  for (const path of needed) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

const write = (...args: string[]) => writeArea(readAreaOptions(args, copy), copy);
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

describe('a new area', () => {
  it.each([[[]], [['--permission', 'doc_docsign']]])(
    'is written in every layer, with %j',
    (flags: string[]) => {
      const written = write('specimens', ...flags);
      expect(written.filter((path) => !existsSync(join(copy, path)))).toEqual([]);
      for (const layer of ['mfe-specimens/', 'shared-api/', 'server/', 'e2e/'])
        expect(written.some((path) => path.startsWith(layer) && /\.(?:test|spec)\.tsx?$/.test(path))).toBe(
          true,
        );
      expect(written.filter((path) => /__[a-zA-Z ]+__/.test(path + read(path)))).toEqual([]);
    },
  );

  it.each([
    ['web', 'web', ['shared-api', 'mfe-specimens', 'mfe-samples']],
    ['server', 'node', ['server']],
    ['stories', 'browser-tests', ['e2e']],
  ])('compiles: %s', (_, settings, folders: string[]) => {
    copyPackages();
    const written = [...write('specimens'), ...write('samples', '--permission', 'doc_docsign')];
    const files = folders.flatMap((folder) => {
      const own = written.filter((path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path));
      expect(own.length).toBeGreaterThan(1);
      return own;
    });
    expect(typeErrors(settings, files)).toEqual('');
  });

  it('breaks no wall', () => {
    write('specimens');
    const workspaces = { ...readWorkspaces(root), 'mfe-specimens': {} };
    const sources = readSources(copy);
    expect(sources.length).toBeGreaterThan(15);
    expect(sources.flatMap((file) => findBreaches(file, workspaces))).toEqual([]);
  });

  it('is listed, and has an owner', () => {
    write('specimens');
    expect(read('server/src/areas/areas.ts')).toMatch(/import \{ specimens \}[\s\S]*, specimens\] as const/);
    expect(read('CODEOWNERS')).toMatch(/^\/mfe-specimens\/\s+@sportello\/specimens$/m);
  });

  it('has the names that it is given', () => {
    write('specimens', '--label-it', "L’ufficio d'oggi", '--item', 'message', '--section', 'utenti');
    const manifest = read('mfe-specimens/src/module.manifest.ts');
    expect(manifest).toContain(`'L’ufficio d\\'oggi'`);
    expect(manifest).toContain(`section: 'utenti'`);
    expect(read('shared-api/src/contracts/specimens/specimens.contract.ts')).toContain('type Message');
  });

  it.each([
    [['Specimens'], 'one word in small letters'],
    [['new-specimen'], 'one word in small letters'],
    [[], 'one word in small letters'],
    [['specimens', '--section', 'altro'], '--section is one of'],
    [['specimens', '--permission', 'altro'], '--permission is one of'],
    [['specimens', '--item', 'specimens'], '--item is one of'],
  ])('is refused as %j', (args: string[], reason) => {
    expect(() => write(...args)).toThrow(reason);
  });

  it('is refused where there is one of that name', () => {
    write('specimens');
    expect(() => write('specimens')).toThrow("There is an area 'specimens' already");
  });
});

/** The packages that an area leans on, beside each other as in the project, so that they find what the area adds to them. */
function copyPackages(): void {
  const packages = ['shared-api', 'shared-ui', 'server', 'e2e', 'tooling'];
  const isOurs = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  for (const name of packages)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isOurs });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    symlinkSync(
      join(packages.includes(name) ? copy : join(root, 'node_modules'), name),
      join(copy, 'node_modules', name),
    );
  const own = join(root, 'server/node_modules');
  if (existsSync(own)) symlinkSync(own, join(copy, 'server/node_modules'));
}

/** What the compiler finds wrong with files of the copy, by the settings that the project's own files of that kind are checked by. */
function typeErrors(settings: string, files: readonly string[]): string {
  const config = {
    extends: `./tooling/types/${settings}.json`,
    files,
    include: ['tooling/web-assets.d.ts'],
    exclude: [],
  };
  writeFileSync(join(copy, 'tsconfig.area.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/lib/tsc.js');
  return spawnSync(process.execPath, [compiler, '-p', 'tsconfig.area.json'], { cwd: copy, encoding: 'utf8' })
    .stdout;
}
