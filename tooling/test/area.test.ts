import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findArea, listAreas } from './area.ts';

describe('an area of the tests', () => {
  const project = mkdtempSync(join(tmpdir(), 'sportello-areas-'));

  beforeAll(() => {
    const folders = [
      'mfe-signing/src',
      'shared-api/src/contracts/signing',
      'server/src/areas/signing',
      'e2e/specs/signing',
      'e2e/specs/platform',
      'server/src/platform',
      'shared-ui',
      'shell',
      'tooling',
    ];
    for (const folder of folders) mkdirSync(join(project, folder), { recursive: true });
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('is its module, its contracts, its server area and its stories', () => {
    expect(findArea('signing', project)).toEqual({
      name: 'signing',
      folders: ['mfe-signing', 'shared-api/src/contracts/signing', 'server/src/areas/signing'],
      stories: 'e2e/specs/signing',
    });
  });

  it.each([
    ['platform', ['server/src/platform'], 'e2e/specs/platform'],
    ['shell', ['shell'], undefined],
    ['ui', ['shared-ui'], undefined],
    ['tooling', ['tooling'], undefined],
  ])('may be %s', (name, folders, stories) => {
    expect(findArea(name, project)).toEqual({ name, folders, stories });
  });

  it('may be a folder, or a file with the tests that bear its name, or those beside it', () => {
    const folder = 'mfe-signing/src/sign';
    mkdirSync(join(project, folder));
    for (const name of ['sign.screen.tsx', 'sign.screen.test.tsx', 'sign-kept.test.tsx', 'pad.ts'])
      writeFileSync(join(project, folder, name), '');
    const testsOf = (path: string) => findArea(path, project).tests;
    expect(findArea(folder, project)).toMatchObject({ folders: [folder], tests: [folder] });
    expect(testsOf(`${folder}/sign.screen.tsx`)).toEqual([`${folder}/sign.screen.test.tsx`]);
    expect(testsOf(`${folder}/sign-kept.test.tsx`)).toEqual([`${folder}/sign-kept.test.tsx`]);
    expect(testsOf(`./${folder}/pad.ts`)?.toSorted()).toEqual([
      `${folder}/sign-kept.test.tsx`,
      `${folder}/sign.screen.test.tsx`,
    ]);
    expect(() => findArea(`${folder}/gone.ts`, project)).toThrow('There is no area');
  });

  it('is answered with the list when nothing is called so', () => {
    const names = listAreas(project);
    expect(names).toEqual(expect.arrayContaining(['platform', 'shell', 'signing', 'tooling', 'ui']));
    expect(() => findArea('payroll', project)).toThrow(
      `There is no area "payroll". There are: ${names.join(', ')}.`,
    );
  });

  it('is every module of the project, with tests of its own', () => {
    for (const name of ['auth', 'signing', 'platform', 'shell', 'ui', 'tooling'])
      expect(findArea(name).folders).not.toEqual([]);
  });
});
