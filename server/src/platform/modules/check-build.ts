import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleBuild } from './build-description.ts';
import { buildFolder, readLivePointers } from './live-pointers.ts';
import { readDescription } from './module-store.ts';
import { findRefusedPaths } from './path-owners.ts';

interface Candidate {
  readonly dist: string;
  /** An area, or `shell`. */
  readonly name: string;
  readonly build: string;
}

/**
 * Checks that a build can be served before it goes live: it is there whole, is of the area that it is deployed as, and claims no
 * path of the shell, of the sign-in or of an area that is live. @throws with a sentence that says what is wrong.
 */
export async function checkBuild({ dist, name, build }: Candidate): Promise<void> {
  const folder = buildFolder(dist, name, build);
  if (!existsSync(folder)) throw new Error(`There is no build ${build} of ${name}.`);
  const description = await readDescription({ dist, name, build }).catch((cause: unknown) => {
    const reason = cause instanceof SyntaxError || !(cause instanceof Error) ? '' : ` ${cause.message}`;
    throw new Error(
      `The build ${build} of ${name} cannot be served: its description cannot be read.${reason}`,
      {
        cause,
      },
    );
  });
  const missing = Object.keys(description.files).filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0)
    throw new Error(`The build ${build} of ${name} is not whole: ${missing.join(', ')} is missing.`);
  if ('manifest' in description) await checkPaths(dist, description);
}

async function checkPaths(dist: string, { area, manifest }: ModuleBuild): Promise<void> {
  const { shell: _, ...pointers } = await readLivePointers(dist);
  const others = [];
  for (const [name, { live }] of Object.entries(pointers)) {
    if (name === area) continue;
    // What cannot be read has no path at the moment; the server decides by who was there first.
    const other = await readDescription({ dist, name, build: live }).catch(() => undefined);
    if (other && 'manifest' in other) others.push({ area: name, routes: other.manifest.routes });
  }
  const refused = findRefusedPaths([...others, { area, routes: manifest.routes }]);
  const reasons = refused.filter((path) => path.area === area).map(({ reason }) => reason);
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}
