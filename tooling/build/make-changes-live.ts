import { checkBuild, deploy, isRolledBack, readLivePointers } from 'server/builds';
import { distFolder } from '../webpack/folders.ts';
import type { CurrentBuild } from './build-changed.ts';
import { deployerSecret } from './deployer-secret.ts';
import { ownHash } from './inputs.ts';
import { goesLive, readWantedBuilds, writeWantedBuilds, type WantedBuilds } from './wanted-builds.ts';

/**
 * Makes live what the sources ask for anew: `npm start` does. What somebody rolled back, or deployed by name, stays as it is, and
 * the sentences that are given back say so. Where a roll-back is in force, no other area moves unless its own sources changed.
 */
export async function makeChangesLive(
  builds: readonly Pick<CurrentBuild, 'name' | 'build' | 'source'>[],
  dist = distFolder(),
): Promise<string[]> {
  const notes: string[] = [];
  const pointers = await readLivePointers(dist);
  const before = await readWantedBuilds(dist);
  const after: Record<string, WantedBuilds[string]> = { ...before };
  const hasRollback = Object.values(pointers).some(isRolledBack);
  for (const { name, build, source } of builds) {
    const wanted = { build, own: ownHash(source) };
    const choice = { wanted, wantedBefore: before[name], pointer: pointers[name], hasRollback };
    const live = pointers[name]?.live;
    const change = goesLive(choice);
    // What is held back is asked for again by the next start.
    if (change !== 'held-back') after[name] = wanted;
    if (change === 'live') notes.push(...(await makeLive({ dist, name, build })));
    else if (live !== build)
      notes.push(`${name}: ${live} stays live; "npm run deploy -- ${name}" makes ${build} live.`);
  }
  await writeWantedBuilds(dist, after);
  return notes;
}

async function makeLive(move: { dist: string; name: string; build: string }): Promise<string[]> {
  try {
    await checkBuild(move);
    await deploy({ ...move, secret: await deployerSecret() });
    return [];
  } catch (error) {
    return [`${move.name} was not made live. ${error instanceof Error ? error.message : String(error)}`];
  }
}
