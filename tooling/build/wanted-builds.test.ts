import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goesLive, readWantedBuilds, writeWantedBuilds } from './wanted-builds.ts';

describe('goesLive', () => {
  it.each([
    ['the first build', { build: 'a', wantedBefore: undefined, live: undefined, isNew: true }, true],
    ['what was just built', { build: 'b', wantedBefore: 'a', live: 'a', isNew: true }, true],
    ['an old build whose sources are back', { build: 'a', wantedBefore: 'b', live: 'b', isNew: false }, true],
    ['a build that somebody rolled back', { build: 'b', wantedBefore: 'b', live: 'a', isNew: false }, false],
    [
      'a build from before this was kept',
      { build: 'b', wantedBefore: undefined, live: 'a', isNew: false },
      false,
    ],
  ])('says for %s', (_, choice, answer) => {
    expect(goesLive(choice)).toBe(answer);
  });
});

describe('wanted builds', () => {
  it('are remembered in the folder of the builds', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'sportello-wanted-'));
    expect(await readWantedBuilds(dist)).toEqual({});
    await writeWantedBuilds(dist, { shell: 'a', signing: '1.0.0-b' });
    expect(await readWantedBuilds(dist)).toEqual({ shell: 'a', signing: '1.0.0-b' });
    await rm(dist, { recursive: true });
  });
});
