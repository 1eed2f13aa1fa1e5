import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFolder, readLivePointers } from 'server/builds';
import { builtPackages } from './build/build-changed.ts';
import { placeOf } from './build/build-package.ts';
import { makeChangesLive } from './build/make-changes-live.ts';
import { root } from './webpack/folders.ts';

const run = promisify(execFile);
let dist = '';
const label = { it: 'Avvisi', en: 'Notices' };

async function addBuild(name: string, build: string, path = `/${name}`) {
  const folder = buildFolder(dist, name, build);
  const routes = [{ path, access: 'signed-in', bars: 'both', chunk: 'screen' }];
  const manifest = { area: name, label, routes, menu: [], tiles: [] };
  const module = {
    area: name,
    version: build,
    entry: 'entry.js',
    files: {},
    manifest,
    start: [],
    chunks: {},
  };
  const shell = { version: build, start: [], preload: [], files: {} };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.js'), '');
  const [file, description] = name === 'shell' ? ['shell.json', shell] : ['module.json', module];
  await writeFile(join(folder, file), JSON.stringify(description));
}

/** Runs a command of the terminal on the folder of the test; answers what it said, also of a failure. */
async function command(script: string, ...options: string[]) {
  const env = { ...process.env, DIST_DIR: dist, DATA_DIR: join(dist, 'data') };
  const done = run(process.execPath, [join(root, 'tooling', script), ...options], { cwd: root, env });
  return done.then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr.trim() }),
  );
}

const live = async () =>
  Object.fromEntries(
    Object.entries(await readLivePointers(dist)).map(([name, pointer]) => [name, pointer.live]),
  );

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-commands-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

describe('npm run build', () => {
  it('makes nothing live', async () => {
    for (const source of builtPackages()) {
      const { name, build } = placeOf(source, { dist });
      await addBuild(name, build);
    }
    expect((await command('build.ts')).code).toBe(0);
    expect(existsSync(join(dist, 'live'))).toBe(false);
  });

  it('makes everything live that it built where that is said', async () => {
    const names: string[] = [];
    for (const source of builtPackages()) {
      const { name, build } = placeOf(source, { dist });
      names.push(name);
      await addBuild(name, build);
    }
    expect(await command('build.ts', '--live')).toMatchObject({ code: 0 });
    expect(Object.keys(await live()).toSorted()).toEqual(names.toSorted());
  });

  it('refuses two areas that claim one path', async () => {
    for (const source of builtPackages()) {
      const { name, build } = placeOf(source, { dist });
      await addBuild(name, build, '/same');
    }
    const { code, said } = await command('build.ts');
    expect([code, said]).toEqual([1, expect.stringContaining("claims the path '/same', but")]);
  });
});

describe('npm run deploy', () => {
  it('makes a build live that was made elsewhere, and moves no other area', async () => {
    await addBuild('signing', '1.0.0-ci');
    await addBuild('auth', '1.0.0-a');
    expect((await command('deploy.ts', 'signing', '1.0.0-ci')).said).toBe('signing: 1.0.0-ci is live.');
    expect(await live()).toEqual({ signing: '1.0.0-ci' });
    await addBuild('signing', '1.0.0-next');
    expect((await command('deploy.ts', 'signing', '1.0.0-next')).said).toBe(
      'signing: 1.0.0-next is live, before it was 1.0.0-ci.',
    );
    expect((await command('rollback.ts', 'signing')).said).toBe('signing: 1.0.0-ci is live again.');
  });

  it('vouches for what it makes live, forward and back, where the secret of the installation is', async () => {
    const proofOf = async () => (await readLivePointers(dist))['signing']?.proof;
    await addBuild('signing', '1');
    await addBuild('signing', '2');
    await command('deploy.ts', 'signing', '1');
    expect(await proofOf()).toBeUndefined();
    await mkdir(join(dist, 'data/keys'), { recursive: true });
    await writeFile(join(dist, 'data/keys/installation-secret'), `${'s'.repeat(43)}\n`);
    await command('deploy.ts', 'signing', '2');
    const forward = await proofOf();
    await command('rollback.ts', 'signing');
    const back = await proofOf();
    expect([forward, back]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    expect(back).not.toBe(forward);
  });

  it('says what is wrong, and moves nothing', async () => {
    await addBuild('notices', '1', '/dash');
    expect(await command('deploy.ts', 'notices', '1')).toEqual({
      code: 1,
      said: "notices claims the path '/dash', but '/dash' belongs to the shell.",
    });
    expect(await command('deploy.ts', 'signing', '9')).toEqual({
      code: 1,
      said: 'There is no build 9 of signing.',
    });
    expect((await command('deploy.ts', 'nothing')).said).toContain('Say which area');
    expect(await live()).toEqual({});
  });
});

describe('npm start', () => {
  const shell = { name: 'shell', build: 's1', source: join(root, 'shell') };
  const signing = (build: string) => ({ name: 'signing', build, source: join(root, 'mfe-signing') });

  beforeEach(async () => {
    await addBuild('shell', 's1');
    for (const build of ['1', '2', '3']) await addBuild('signing', build);
  });

  it('makes live what is not, and what the sources ask for anew', async () => {
    await makeChangesLive([shell, signing('1')], dist);
    await makeChangesLive([shell, signing('2')], dist);
    expect(await live()).toEqual({ shell: 's1', signing: '2' });
  });

  it('leaves a roll-back in force, also when the sources change, until somebody deploys', async () => {
    await makeChangesLive([shell, signing('1')], dist);
    await makeChangesLive([shell, signing('2')], dist);
    await command('rollback.ts', 'signing');
    await makeChangesLive([shell, signing('2')], dist);
    expect(await makeChangesLive([shell, signing('3')], dist)).toEqual([
      'signing: 1 stays live; "npm run deploy -- signing" makes 3 live.',
    ]);
    expect(await live()).toEqual({ shell: 's1', signing: '1' });
    await command('deploy.ts', 'signing', '3');
    expect((await live())['signing']).toBe('3');
  });

  it('leaves a build that claims what is not its own, and makes the others live', async () => {
    await addBuild('signing', 'bad', '/dash');
    const notes = await makeChangesLive([signing('bad'), shell], dist);
    expect(await live()).toEqual({ shell: 's1' });
    expect(notes).toEqual([expect.stringContaining("'/dash' belongs to the shell")]);
  });
});
