import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRefusedPaths, type ModuleBuild } from 'server/builds';
import type { BuildPlace } from './build-package.ts';

/** Checks that no two of the builds claim the same path. @throws with a sentence for each path. */
export async function checkPathsTogether(builds: readonly BuildPlace[]): Promise<void> {
  const modules = builds.filter(({ name }) => name !== 'shell');
  const claims = await Promise.all(modules.map(readClaim));
  const refused = findRefusedPaths(claims);
  if (refused.length > 0) throw new Error(refused.map(({ reason }) => reason).join('\n'));
}

async function readClaim({ folder }: BuildPlace) {
  const text = await readFile(join(folder, 'module.json'), 'utf8');
  const { area, manifest } = JSON.parse(text) as ModuleBuild;
  return { area, routes: manifest.routes };
}
