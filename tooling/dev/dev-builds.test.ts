import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder, readLivePointers } from 'server/builds';
import { root } from '../webpack/folders.ts';
import { createDevBuilds, type DevBuilds } from './dev-builds.ts';

let dist = '';
let source = '';
let kit = '';
let lines: string[] = [];
let builds: DevBuilds;
const live = async () =>
  Object.fromEntries(
    Object.entries(await readLivePointers(dist)).map(([name, { live: build }]) => [name, build]),
  );

async function change(file: string, from: string, to: string) {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-dev-'));
  // Within the project, where the packages are found. The second module stands in for the shell.
  const place = join(root, 'dist/unfinished', `dev-${process.pid}`);
  source = join(place, 'late');
  kit = join(place, 'sample');
  await cp(join(root, 'e2e/fixtures/mfe-late'), source, { recursive: true });
  await cp(join(root, 'e2e/fixtures/mfe-sample'), kit, { recursive: true });
  builds = createDevBuilds({
    source,
    shell: kit,
    packages: [kit, source],
    dist,
    log: (line) => lines.push(line),
  });
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await rm(dist, { recursive: true });
  await rm(join(source, '..'), { recursive: true });
});

describe('the builds of a development', () => {
  it('begin readable, with the sources within', async () => {
    await builds.prepare();
    const { late = '' } = await live();
    expect(late).toMatch(/-readable$/);
    const folder = buildFolder(dist, 'late', late);
    const description = JSON.parse(await readFile(join(folder, 'module.json'), 'utf8')) as { entry: string };
    expect(await readFile(join(folder, description.entry), 'utf8')).toContain('sourceMappingURL=data:');
  });

  it('take a change of the package and of the shell, and do nothing without one', async () => {
    const before = await live();
    await builds.update();
    expect([lines, await live()]).toEqual([[], before]);
    await change(join(source, 'src/texts.ts'), 'Prima versione', 'Salvata');
    await builds.update();
    expect(await live()).toMatchObject({
      sample: before['sample'],
      late: expect.not.stringMatching(before['late'] ?? ''),
    });
    const saved = await live();
    await change(join(kit, 'src/texts/texts.ts'), 'Conta', 'Somma');
    await builds.update();
    expect(await live()).toMatchObject({
      late: saved['late'],
      sample: expect.not.stringMatching(saved['sample'] ?? ''),
    });
  });

  it('say what is wrong in plain words, and leave live what was', async () => {
    const before = await live();
    await change(join(source, 'src/module.ts'), 'export const', 'export const x = ;\nexport const');
    await builds.update();
    expect(lines.join()).toMatch(/late was not built; the page stays as it is\.\n[^]*Expression expected/);
    expect(await live()).toEqual(before);
  });
});
