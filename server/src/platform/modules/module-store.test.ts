import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder, deploy, rollback } from './live-pointers.ts';
import { createModuleStore, type BuildProblem, type ModuleStore } from './module-store.ts';

let dist = '';
let store: ModuleStore;
let problems: BuildProblem[] = [];

/** Opens the folder as a server does that has just started. */
function start() {
  problems = [];
  store = createModuleStore(dist, { onProblem: (problem) => problems.push(problem), rereadAfterMs: -1 });
}

const label = { it: 'Prova', en: 'Sample' };

async function addModule(name: string, version: string, { area = name, paths = [`/${name}`] } = {}) {
  const folder = buildFolder(dist, name, version);
  const routes = paths.map((path) => ({ path, access: 'signed-in', bars: 'both', chunk: 'screen' }));
  const manifest = { area, label, routes, menu: [], tiles: [] };
  const module = { area, version, entry: 'entry.js', files: {}, manifest, start: [], chunks: {} };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.js'), '');
  await writeFile(join(folder, 'module.json'), JSON.stringify(module));
  await deploy({ dist, name, build: version });
}

async function addShell(version: string) {
  const folder = buildFolder(dist, 'shell', version);
  await mkdir(folder, { recursive: true });
  const shell = { version, start: [], preload: [], files: {} };
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shell));
  await deploy({ dist, name: 'shell', build: version });
}

const live = async () => {
  const { shell, modules } = await store.find();
  return [shell?.version, ...modules.map(({ area, version }) => `${area} ${version}`)];
};
const kinds = () =>
  problems.map(({ kind, name, isMissing }) => `${kind} ${name}${isMissing ? ' missing' : ''}`);

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-store-'));
  start();
});
afterEach(() => rm(dist, { recursive: true, force: true }));

describe('the live builds', () => {
  it('are the same object until something changes', async () => {
    await addModule('signing', '1');
    const before = await store.find();
    expect(await store.find()).toBe(before);
    await addModule('signing', '2');
    expect(await live()).toEqual([undefined, 'signing 2']);
    expect(problems).toEqual([]);
  });

  it.each(['module.json', 'entry.js'])('fall back to the build before where %s is missing', async (file) => {
    await addModule('auth', '1');
    for (const version of ['1', '2', '3']) await addModule('signing', version);
    await rollback({ dist, name: 'signing' });
    await rm(join(buildFolder(dist, 'signing', '2'), file));
    start();
    expect(await live()).toEqual([undefined, 'auth 1', 'signing 1']);
    await store.find();
    expect(kinds()).toEqual(['module signing']);
  });

  it('leave out an area of which no build can be read, and take it again when one can', async () => {
    await addShell('s1');
    await addModule('auth', '1');
    const folder = buildFolder(dist, 'signing', '1');
    await mkdir(folder, { recursive: true });
    await deploy({ dist, name: 'signing', build: '1' });
    expect(await live()).toEqual(['s1', 'auth 1']);
    expect(kinds()).toEqual(['module signing missing']);
    const before = await store.find();
    expect(await store.find()).toBe(before);
    await addModule('signing', '1');
    expect(await live()).toEqual(['s1', 'auth 1', 'signing 1']);
    expect((await store.find()).problems).toEqual([]);
  });

  it('leave out a build that says it is of another area', async () => {
    await addModule('signing', '1');
    await addModule('notices', '1', { area: 'signing' });
    expect(await live()).toEqual([undefined, 'signing 1']);
    expect(String(problems[0]?.error)).toContain('The build 1 of notices says that it is of signing.');
  });

  it('are what they were while no record of them can be read', async () => {
    await addShell('s1');
    await addModule('signing', '1');
    await live();
    for (const file of ['000001.json', '000002.json']) await writeFile(join(dist, 'live', file), 'half');
    expect(await live()).toEqual(['s1', 'signing 1']);
    expect(kinds().every((kind) => kind.startsWith('pointers'))).toBe(true);
    expect(problems).toHaveLength(2);
  });

  it('are those of the record before where the newest is broken from the start', async () => {
    await addShell('s1');
    await addModule('signing', '1');
    await writeFile(join(dist, 'live/000003.json'), '{"signing":{"live":');
    start();
    expect(await live()).toEqual(['s1', 'signing 1']);
    expect(kinds()).toEqual([`pointers ${join(dist, 'live/000003.json')}`]);
  });

  it('leave a path to the area that had it first, and say so', async () => {
    await addModule('signing', '1', { paths: ['/documents'] });
    await addModule('aaa', '1', { paths: ['/', '/documents', '/aaa'] });
    const { modules } = await store.find();
    expect(modules.map(({ area, manifest }) => [area, ...manifest.routes.map(({ path }) => path)])).toEqual([
      ['aaa', '/aaa'],
      ['signing', '/documents'],
    ]);
    expect(kinds()).toEqual(['path /', 'path /documents']);
  });
});
