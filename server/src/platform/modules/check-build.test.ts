import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hashOf } from './build-file.ts';
import { checkBuild } from './check-build.ts';
import { buildFolder, deploy } from './live-pointers.ts';

let dist = '';
const label = { it: 'Prova', en: 'Sample' };

async function addModule(name: string, path: string, overrides: object = {}) {
  const folder = buildFolder(dist, name, '1');
  const routes = [{ path, access: 'signed-in', bars: 'both', chunk: 'screen' }];
  const manifest = { area: name, label, routes, menu: [], tiles: [] };
  const module = { area: name, version: '1', entry: 'entry.js', files: { 'entry.js': hashOf('') }, manifest };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.js'), '');
  const description = { ...module, start: [], chunks: {}, ...overrides };
  await writeFile(join(folder, 'module.json'), JSON.stringify(description));
}

const check = (name: string) => checkBuild({ dist, name, build: '1' });

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-check-'));
  await addModule('signing', '/documents');
  await deploy({ dist, name: 'signing', build: '1' });
});
afterEach(() => rm(dist, { recursive: true, force: true }));

describe('checkBuild', () => {
  it('lets a build pass that is in order, also one that is live already', async () => {
    await addModule('notices', '/notices');
    await expect(check('notices')).resolves.toBeUndefined();
    await expect(check('signing')).resolves.toBeUndefined();
  });

  it.each([
    ['/dash', "notices claims the path '/dash', but '/dash' belongs to the shell."],
    ['/documents', "notices claims the path '/documents', but signing has it already ('/documents')."],
  ])('refuses one that claims %s', async (path, sentence) => {
    await addModule('notices', path);
    await expect(check('notices')).rejects.toThrow(sentence);
  });

  it('refuses one that contributes to a place that the shell does not have', async () => {
    const footer = { place: 'footer', id: 'hours', order: 1, chunk: 'part', access: 'signed-in' };
    const manifest = { area: 'notices', label, routes: [], menu: [], tiles: [], contributions: [footer] };
    await addModule('notices', '/notices', { manifest });
    await expect(check('notices')).rejects.toThrow('its description cannot be read');
  });

  it('refuses one that is of another area', async () => {
    await addModule('notices', '/notices', { area: 'signing' });
    await expect(check('notices')).rejects.toThrow('says that it is of signing');
  });

  it('refuses one of which a file, or only a compressed form of it, is not what was built', async () => {
    await addModule('notices', '/notices');
    const entry = join(buildFolder(dist, 'notices', '1'), 'entry.js');
    await writeFile(`${entry}.gz`, gzipSync(''));
    await expect(check('notices')).resolves.toBeUndefined();
    await writeFile(`${entry}.gz`, gzipSync('evil()'));
    await writeFile(`${entry}.br`, 'no compression');
    await expect(check('notices')).rejects.toThrow(
      'was changed after it was built: entry.js.br, entry.js.gz.',
    );
    await writeFile(entry, 'evil()');
    await expect(check('notices')).rejects.toThrow('was changed after it was built: entry.js, ');
  });

  it('refuses one that is not there, not whole, or says nothing of itself', async () => {
    await expect(check('notices')).rejects.toThrow('There is no build 1 of notices.');
    await addModule('notices', '/notices', { files: { 'gone.js': 'a' } });
    await expect(check('notices')).rejects.toThrow('gone.js is missing');
    await rm(join(buildFolder(dist, 'notices', '1'), 'module.json'));
    await expect(check('notices')).rejects.toThrow('The build 1 of notices cannot be served');
  });
});
