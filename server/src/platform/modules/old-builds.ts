import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a build is kept after it was last live, or built: whoever has the page open for so long reloads it. */
const keptFor = 30 * 24 * 3600 * 1000;

interface Search {
  /** The folder of all builds of one area. */
  readonly folder: string;
  /** When each build that was live stopped being so. */
  readonly left: Readonly<Record<string, string>> | undefined;
  readonly now: Date;
  readonly keptForMs: number | undefined;
}

/** Finds the builds of an area that were neither live nor built in the last 30 days; the live one may be among them. */
export async function findOldBuilds({ folder, left, now, keptForMs = keptFor }: Search): Promise<string[]> {
  const builds = existsSync(folder) ? await readdir(folder) : [];
  const lastUses = await Promise.all(
    builds.map(async (build) => {
      const leftAt = Date.parse(left?.[build] ?? '') || 0;
      return { build, at: Math.max(leftAt, await builtAt(join(folder, build))) };
    }),
  );
  return lastUses.filter(({ at }) => now.getTime() - at > keptForMs).map(({ build }) => build);
}

/** Another deploy may have removed it meanwhile. */
async function builtAt(folder: string): Promise<number> {
  return stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
}
