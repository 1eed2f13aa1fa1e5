import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './webpack/folders.ts';

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const modules = foldersIn('.').filter((name) => name.startsWith('mfe-'));
const contracts = foldersIn('shared-api/src/contracts').filter(
  (name) => !['common', 'platform'].includes(name),
);
const servers = foldersIn('server/src/areas').filter((name) => name !== 'ports');
const stories = foldersIn('e2e/specs').filter((name) => !['platform', 'engines'].includes(name));
const owners = readFileSync(join(root, 'CODEOWNERS'), 'utf8');

/** What an area with a module consists of. */
const partsOf = (area: string) => [
  `mfe-${area}/src/module.manifest.ts`,
  `mfe-${area}/src/module.ts`,
  `mfe-${area}/webpack.config.ts`,
  `shared-api/src/contracts/${area}/index.ts`,
  `server/src/areas/${area}/${area}.area.ts`,
  `e2e/specs/${area}`,
];

describe('an area', () => {
  it.each(modules)('of %s has its contract, its server and its stories', (name) => {
    const area = name.replace('mfe-', '');
    expect(partsOf(area).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('of stories has a module', () => {
    expect(stories.filter((area) => !modules.includes(`mfe-${area}`))).toEqual([]);
  });

  it('of contracts is one of the server, and the other way round', () => {
    expect(contracts.toSorted()).toEqual(servers.toSorted());
  });

  it.each([
    ...modules.map((name) => `/${name}/`),
    ...servers.map((area) => `/server/src/areas/${area}/`),
    ...contracts.map((area) => `/shared-api/src/contracts/${area}/`),
  ])('has an owner: %s', (folder) => {
    expect(owners).toMatch(new RegExp(`^${folder}\\s+@`, 'm'));
  });

  it('is found by its folder, and named in no list of all', () => {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    expect(workspaces).toContain('mfe-*');
    const named = ['jest.config.mjs', 'shared-api/package.json', 'server/src/testing/every-call.ts'];
    const naming = named.filter((file) =>
      servers.some((area) =>
        new RegExp(`\\b(?:mfe-)?${area}\\b`).test(readFileSync(join(root, file), 'utf8')),
      ),
    );
    expect(naming).toEqual([]);
  });
});
