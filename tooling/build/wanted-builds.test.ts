import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goesLive, readWantedBuilds, writeWantedBuilds } from './wanted-builds.ts';

const wanted = { build: 'b', own: 'own-b' };
const wantedBefore = { build: 'a', own: 'own-a' };
const sameOwn = { build: 'a', own: 'own-b' };
const pointer = { live: 'a', history: ['0', 'a'] };
const rolledBack = { live: '0', history: ['0', 'a'] };

describe('goesLive', () => {
  it.each([
    ['the first build', { pointer: undefined, wantedBefore: undefined }, 'live'],
    ['sources that changed', {}, 'live'],
    ['sources that changed before anybody kept what they ask for', { wantedBefore: undefined }, 'live'],
    ['what is live already', { pointer: { live: 'b', history: ['b'] } }, 'stays'],
    ['another build that somebody deployed', { wantedBefore: wanted }, 'stays'],
    ['a build that somebody rolled back', { wantedBefore: wanted, pointer: rolledBack }, 'stays'],
    [
      'changed sources of an area that is rolled back',
      { pointer: rolledBack, hasRollback: true },
      'held-back',
    ],
    [
      'changed shared sources while another area is rolled back',
      { wantedBefore: sameOwn, hasRollback: true },
      'held-back',
    ],
    ['changed own sources while another area is rolled back', { hasRollback: true }, 'live'],
    ['changed shared sources otherwise', { wantedBefore: sameOwn }, 'live'],
  ] as const)('says for %s', (_, choice, answer) => {
    expect(
      goesLive({
        wanted,
        wantedBefore,
        hasRollback: false,
        ...choice,
        pointer: withHistory('pointer' in choice ? choice.pointer : pointer),
      }),
    ).toBe(answer);
  });
});

function withHistory(given: { readonly live: string; readonly history: readonly string[] } | undefined) {
  return given && { ...given, history: [...given.history] };
}

describe('wanted builds', () => {
  it('are remembered in the folder of the builds, and nothing is known of another version of the file', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'sportello-wanted-'));
    expect(await readWantedBuilds(dist)).toEqual({});
    await writeWantedBuilds(dist, { shell: wanted });
    expect(await readWantedBuilds(dist)).toEqual({ shell: wanted });
    await writeFile(join(dist, 'wanted.json'), '{"shell":"a"}');
    expect(await readWantedBuilds(dist)).toEqual({});
    await rm(dist, { recursive: true });
  });
});
