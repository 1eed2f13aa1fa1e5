import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBreaches } from './walls/find-breaches.ts';
import { knownBreaches, libraryWalls, walls } from './walls/import-walls.ts';
import { readImports } from './walls/read-imports.ts';
import { readSources, readWorkspaces } from './walls/read-sources.ts';
import { wallsTables } from './walls/walls-table.ts';
import { root } from './webpack/folders.ts';

const workspaces = readWorkspaces(root);

/** What the walls say to one import that a file might have; the breach is tried in memory alone. */
function refusalsOf(
  path: string,
  specifier: string,
  form = (name: string) => `import { x } from '${name}';`,
) {
  return findBreaches({ path, source: form(specifier) }, workspaces).map(({ message }) => message);
}

const fixOf = (from: string) => walls.find((wall) => wall.from === from)?.fix ?? 'no such wall';
const fixOfLibrary = (name: string) => libraryWalls.find(({ library }) => library === name)?.fix ?? 'none';

describe('the walls', () => {
  const breaches = readSources(root).flatMap((file) => findBreaches(file, workspaces));
  const isKnown = (breach: { file: string; target: string }) =>
    knownBreaches.some(({ file, target }) => file.test(breach.file) && target.test(breach.target));

  it('are broken by no file', () => {
    expect(breaches.filter((breach) => !isKnown(breach)).map(({ message }) => message)).toEqual([]);
  });

  it.each(knownBreaches.map((known) => [known.until, known] as const))(
    'know a breach only for as long as it is there: until %s',
    (_, { file, target }) => {
      expect(breaches.some((breach) => file.test(breach.file) && target.test(breach.target))).toBe(true);
    },
  );

  it('stand in docs/architecture.md as they are kept', () => {
    expect(readFileSync(join(root, 'docs/architecture.md'), 'utf8')).toContain(wallsTables());
  });
});

describe('a wall', () => {
  const module = 'mfe-signing/src/sign/sign.screen.tsx';
  const service = 'server/src/areas/signing/sign/sign.service.ts';
  const platform = 'server/src/platform/live/live.service.ts';
  const contract = 'shared-api/src/contracts/signing/sign.contract.ts';
  const kit = 'shared-ui/src/lists/list.component.tsx';

  it.each([
    ['a module from another', module, 'mfe-auth/src/module.ts', 'mfe-<area>'],
    ['a module from another, by a path', module, '../../../mfe-auth/src/module.ts', 'mfe-<area>'],
    ['a module from the shell', module, '../../../shell/src/boot/boot.ts', 'mfe-<area>'],
    ['a module from the server', module, '../../../server/src/app.ts', 'mfe-<area>'],
    [
      'a test of a module from another',
      'mfe-auth/src/a.test.tsx',
      '../../mfe-signing/src/b.ts',
      'mfe-<area>',
    ],
    ['the shell from a module', 'shell/src/boot/boot.ts', '../../../mfe-auth/src/module.ts', 'shell'],
    ['the kit from a module', kit, '../../../mfe-auth/src/module.ts', 'shared-ui'],
    ['the kit from the shell', kit, '../../../shell/src/boot/boot.ts', 'shared-ui'],
    ['the kit from the values of contracts', kit, 'shared-api/contracts/auth', 'shared-ui'],
    ['the kit from the client', kit, 'shared-api', 'shared-ui'],
    ['the client from the kit', 'shared-api/src/client/call.ts', 'shared-ui', 'shared-api client'],
    ['a contract from another area', contract, '../auth/index.ts', 'contracts/<area>'],
    ['a contract from the client', contract, '../../client/call.ts', 'contracts/<area>'],
    [
      'the common contracts from an area',
      'shared-api/src/contracts/common/x.ts',
      '../auth/index.ts',
      'contracts/common',
    ],
    [
      'the platform’s contracts from an area',
      'shared-api/src/contracts/platform/x.ts',
      '../auth/index.ts',
      'contracts/platform',
    ],
    [
      'the directory’s contracts from an area',
      'shared-api/src/contracts/directory/x.ts',
      '../auth/index.ts',
      'contracts/directory',
    ],
    ['an area of the server from another', service, '../../auth/users/people.ts', 'server <area>'],
    ['an area of the server from the list of areas', service, '../../areas.ts', 'server <area>'],
    ['an area of the server from the kit', service, 'shared-ui', 'server <area>'],
    ['an area of the server from the client', service, 'shared-api', 'server <area>'],
    ['the platform from an area', platform, '../../areas/auth/users/people.ts', 'server platform'],
    ['the platform from an area’s contracts', platform, 'shared-api/contracts/auth', 'server platform'],
    ['the platform from the kit', platform, 'shared-ui', 'server platform'],
    ['a port from an area', 'server/src/areas/ports/x.port.ts', '../auth/users/people.ts', 'server ports'],
    [
      'the demo’s data from an area',
      'server/src/demo/people.demo.ts',
      '../areas/auth/users/people.ts',
      'server demo',
    ],
    ['the start from the kit', 'server/src/start-server.ts', 'shared-ui', 'server start'],
    ['a build file from the server', 'mfe-auth/webpack.config.ts', 'server/builds', 'build files'],
    ['a tool from a module', 'tooling/deploy.ts', '../mfe-auth/src/module.ts', 'tooling'],
    ['a story from an area of the server', 'e2e/specs/a.spec.ts', '../../server/src/areas/areas.ts', 'e2e'],
    ['a story from the client', 'e2e/specs/a.spec.ts', 'shared-api', 'e2e'],
  ])('keeps %s', (_, path, specifier, from) => {
    expect(refusalsOf(path, specifier)).toEqual([`${path} imports ${specifier}: ${fixOf(from)}.`]);
  });

  it.each([
    ['services from the database', service, 'drizzle-orm', 'drizzle-orm, pg'],
    ['routes from the database', 'server/src/areas/auth/x.routes.ts', 'pg', 'drizzle-orm, pg'],
    [
      'policies from the database',
      'server/src/areas/auth/x.policy.ts',
      'drizzle-orm/pg-core',
      'drizzle-orm, pg',
    ],
    [
      'presenters from the database',
      'server/src/areas/auth/x.presenter.ts',
      'drizzle-orm',
      'drizzle-orm, pg',
    ],
    ['modules from the network', module, 'axios', 'axios'],
    ['the session from the network', 'shared-api/src/session/session.ts', 'axios', 'axios'],
    ['contracts from React', contract, 'react', 'react, @tanstack/react-query, jotai'],
    ['the server from React', platform, 'react', 'react, @tanstack/react-query, jotai'],
    ['the browser from Node', module, 'node:fs', 'node:*'],
    ['modules from the other router', module, 'react-router', 'react-router'],
    ['modules from another way of texts', module, 'react-i18next', 'i18next, react-i18next'],
    [
      'modules from the kit’s base',
      module,
      'ag-grid-community',
      'ag-grid-*, @tabler/*, pdfjs-dist, signature_pad',
    ],
  ])('keeps %s', (_, path, library, wall) => {
    expect(refusalsOf(path, library)).toEqual([`${path} imports ${library}: ${fixOfLibrary(wall)}.`]);
  });

  it.each([
    ['shared-ui/src/theme/kit-provider.component.tsx', 'mfe-auth/src/module.ts'],
    ['../../shared-ui/src/index.ts', 'mfe-auth/src/module.ts'],
    ['shared-api/src/client/call.ts', 'shell/src/boot/boot.ts'],
  ])('keeps packages to their entries: %s', (specifier, path) => {
    expect(refusalsOf(path, specifier)).toEqual([
      expect.stringMatching(/is imported by the entries that its package\.json exports/),
    ]);
  });

  it('keeps what is for tests out of the product', () => {
    expect(refusalsOf(module, 'shared-ui/testing')).toEqual([expect.stringMatching(/is for tests alone/)]);
    expect(refusalsOf('mfe-signing/src/sign/sign.test.tsx', 'shared-ui/testing')).toEqual([]);
  });

  it('lets through what the table allows', () => {
    const typesAlone = (name: string) => `import type { X } from '${name}';`;
    expect(refusalsOf(kit, 'shared-api/contracts/auth', typesAlone)).toEqual([]);
    expect(refusalsOf(module, 'shared-api/contracts/auth')).toEqual([]);
    expect(refusalsOf(service, '../documents/document.repository.ts')).toEqual([]);
    expect(refusalsOf('server/src/areas/signing/sign/sign.repository.ts', 'drizzle-orm')).toEqual([]);
    expect(refusalsOf('server/src/areas/areas.ts', './auth/auth.area.ts')).toEqual([]);
  });
});

describe('an import', () => {
  const other = 'some-package';

  it.each([
    ['a statement', `import { a,\n  b } from '${other}';`],
    ['a statement for its effect', `import '${other}';`],
    ['a default and names', `import a, { type B } from "${other}";`],
    ['all names', `import * as a from '${other}';`],
    ['a re-export', `export { a } from '${other}';`],
    ['a re-export of all', `const a = 1;\nexport * from '${other}';`],
    ['an import at run time', `const a = await import('${other}');`],
    ['a named chunk', `const a = () => import(/* webpackChunkName: "a" */ '${other}');`],
    ['a type in place', `let a: import('${other}').A;`],
    ['a require', `const a = require('${other}');`],
    ['a mock', `jest.mock('${other}', () => ({}));`],
    ['what a mock stands for', `jest.requireActual<typeof import('a')>('${other}')`],
  ])('is seen as %s', (_, source) => {
    expect(readImports(source)).toContainEqual({ specifier: other, isType: false });
  });

  it.each([`import type { A } from '${other}';`, `export type { A } from '${other}';`])(
    'of types is told from one of values: %s',
    (source) => {
      expect(readImports(source)).toEqual([{ specifier: other, isType: true }]);
    },
  );

  it('in a comment is none', () => {
    expect(readImports(`// import a from 'b';\n/** import('c') */\nconst a = 'from';`)).toEqual([]);
  });
});
