import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder, deploy, readLivePointers, rollback } from './live-pointers.ts';

let dist = '';
const name = 'signing';
const liveBuild = async () => (await readLivePointers(dist))[name]?.live;

async function deployNew(build: string) {
  await mkdir(buildFolder(dist, name, build), { recursive: true });
  await deploy({ dist, name, build });
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

  it('keeps the last builds for who is still in them, and no more', async () => {
    for (const build of ['1', '2', '3', '4', '5', '6', '7']) await deployNew(build);
    const kept = ['1', '2', '7'].map((build) => existsSync(buildFolder(dist, name, build)));
    expect(kept).toEqual([false, true, true]);
  });
});
