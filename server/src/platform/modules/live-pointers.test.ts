import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFolder, deploy, readLivePointers, rollback } from './live-pointers.ts';
import { readJournal } from './pointer-journal.ts';

const run = promisify(execFile);
let dist = '';
const name = 'signing';
const liveBuild = async () => (await readLivePointers(dist))[name]?.live;
const today = Date.now();
const inDays = (days: number) => new Date(today + days * 24 * 3600 * 1000);

async function addBuild(build: string, area = name) {
  await mkdir(buildFolder(dist, area, build), { recursive: true });
}

async function deployNew(build: string, now = inDays(0)) {
  await addBuild(build);
  await deploy({ dist, name, build, now });
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sportello-live-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

describe('live pointers', () => {
  it('goes back to the build before, and further', async () => {
    for (const build of ['1', '2', '3']) await deployNew(build);
    expect(await rollback({ dist, name })).toBe('2');
    expect(await rollback({ dist, name })).toBe('1');
    await expect(rollback({ dist, name })).rejects.toThrow('There is no build of signing before 1.');
    expect(await liveBuild()).toBe('1');
  });

  it('goes to the build that is named, forward too', async () => {
    for (const build of ['1', '2', '3']) await deployNew(build);
    await rollback({ dist, name, build: '1' });
    await rollback({ dist, name, build: '3' });
    expect(await liveBuild()).toBe('3');
    await expect(rollback({ dist, name, build: '9' })).rejects.toThrow('there are 1, 2, 3');
  });

  it('refuses a build that was never made, and an area that was never deployed', async () => {
    await expect(deploy({ dist, name, build: '1' })).rejects.toThrow('There is no build 1 of signing.');
    await expect(rollback({ dist, name })).rejects.toThrow('signing was never deployed.');
  });

  it('goes back to what was live before, not to what was rolled back before that', async () => {
    for (const build of ['1', '2']) await deployNew(build);
    await rollback({ dist, name });
    await deployNew('3');
    expect(await rollback({ dist, name })).toBe('1');
  });

  it('deploys a build that was rolled back anew, so that the one before is where it was', async () => {
    for (const build of ['1', '2']) await deployNew(build);
    await rollback({ dist, name });
    await deploy({ dist, name, build: '1' });
    expect((await readLivePointers(dist))[name]).toMatchObject({ live: '1', history: ['2', '1'] });
  });
});

describe('builds', () => {
  const kept = (...builds: string[]) => builds.map((build) => existsSync(buildFolder(dist, name, build)));

  it('stay however many there are, for who is still in them', async () => {
    for (let build = 0; build < 12; build += 1) await deployNew(String(build));
    expect(kept('0', '5', '11')).toEqual([true, true, true]);
  });

  it('go 30 days after they were last live, or built when they never were', async () => {
    await addBuild('never');
    await deployNew('1');
    await deployNew('2', inDays(25));
    await deployNew('3', inDays(50));
    expect(kept('never', '1', '2', '3')).toEqual([false, true, true, true]);
    await deployNew('4', inDays(56));
    expect(kept('1', '2', '3', '4')).toEqual([false, true, true, true]);
    await expect(rollback({ dist, name, build: '1' })).rejects.toThrow('there are 2, 3, 4');
  });

  it('stay while they are live, however old', async () => {
    await deployNew('1');
    await deployNew('2', inDays(1));
    await rollback({ dist, name, now: inDays(2) });
    await deployNew('2', inDays(90));
    expect(kept('1', '2')).toEqual([true, true]);
  });

  it('of other areas are left alone', async () => {
    await addBuild('old', 'auth');
    await deployNew('1', inDays(90));
    expect(existsSync(buildFolder(dist, 'auth', 'old'))).toBe(true);
  });
});

describe('deploys at the same time', () => {
  const script = join(import.meta.dirname, 'testing/deploy-once.ts');
  const deployInProcess = (area: string, build: string) => run(process.execPath, [script, dist, area, build]);

  it('are all live afterwards, each from a process of its own', async () => {
    const areas = ['a', 'b', 'c', 'd'];
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(areas.map((area) => addBuild(String(round), area)));
      await Promise.all(areas.map((area) => deployInProcess(area, String(round))));
      const live = Object.entries(await readLivePointers(dist)).map(([area, { live }]) => area + live);
      expect(live.toSorted()).toEqual(areas.map((area) => area + round));
    }
  });

  it('lose none in a hundred rounds of five, also of one area', async () => {
    const builds = ['1', '2', '3', '4', '5'];
    await Promise.all(builds.map((build) => addBuild(build)));
    for (let round = 0; round < 100; round += 1) {
      await rm(join(dist, 'live'), { recursive: true, force: true });
      await Promise.all(builds.map((build) => deploy({ dist, name, build })));
      const { live = '', history = [] } = (await readLivePointers(dist))[name] ?? {};
      expect(history.toSorted()).toEqual(builds);
      expect(history.at(-1)).toBe(live);
    }
  });

  it('leave only one of two people who go back at once one step back', async () => {
    for (const build of ['1', '2', '3']) await deployNew(build);
    expect(await Promise.all([rollback({ dist, name }), rollback({ dist, name })])).toEqual(['2', '2']);
    expect(await liveBuild()).toBe('2');
  });
});

describe('the records of the pointers', () => {
  it('give the last good one when the newest cannot be read, and name it', async () => {
    for (const build of ['1', '2']) await deployNew(build);
    await writeFile(join(dist, 'live/000002.json'), '{');
    const { pointers, broken } = await readJournal(dist);
    expect(pointers[name]?.live).toBe('1');
    expect(broken.map(({ file }) => file)).toEqual([join(dist, 'live/000002.json')]);
    await deployNew('3');
    expect(await readJournal(dist)).toMatchObject({ pointers: { signing: { live: '3' } }, broken: [] });
  });

  it('continue what the file of an earlier version says', async () => {
    await addBuild('2');
    const earlier = { signing: { live: '1', history: ['0', '1'] } };
    await writeFile(join(dist, 'live.json'), JSON.stringify(earlier));
    expect(await liveBuild()).toBe('1');
    await deploy({ dist, name, build: '2' });
    expect((await readLivePointers(dist))[name]).toMatchObject({ live: '2', history: ['0', '1', '2'] });
  });

  it('are few, however many deploys there were', async () => {
    for (const build of ['1', '2']) await addBuild(build);
    for (let round = 0; round < 60; round += 1)
      await deploy({ dist, name, build: round % 2 === 0 ? '1' : '2' });
    expect(await readdir(join(dist, 'live'))).toHaveLength(50);
    expect(await liveBuild()).toBe('2');
  });
});
