import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRolledBack, type LivePointers } from 'server/builds';
import { z } from 'zod';

const wantedBuild = z.object({
  build: z.string(),
  /** The hash of the package's own sources, without what it shares with others. */
  own: z.string(),
});
const wantedBuilds = z.record(z.string(), wantedBuild);

/** The build of each package that its sources asked for when they were last made live. */
export type WantedBuilds = z.infer<typeof wantedBuilds>;

const fileIn = (dist: string) => join(dist, 'wanted.json');

/** Reads what was asked for last; nothing before the first start, or where another version of this wrote it. */
export async function readWantedBuilds(dist: string): Promise<WantedBuilds> {
  const file = fileIn(dist);
  if (!existsSync(file)) return {};
  return wantedBuilds.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? {};
}

/** Remembers what was asked for. */
export async function writeWantedBuilds(dist: string, wanted: WantedBuilds): Promise<void> {
  await writeFile(fileIn(dist), JSON.stringify(wanted, null, 1));
}

interface Choice {
  /** What the sources ask for now. */
  readonly wanted: WantedBuilds[string];
  /** What they asked for the last time. */
  readonly wantedBefore: WantedBuilds[string] | undefined;
  readonly pointer: LivePointers[string] | undefined;
  /** Whether any area is rolled back. */
  readonly hasRollback: boolean;
}

/**
 * Whether a build is to go live without being named: when the sources ask for another one than the last time, also for one that was
 * built long ago. While they ask for the same, what is live was chosen by somebody and `stays`. It is `held-back` where a roll-back is
 * in force: of the area itself, or of any area while only shared sources changed.
 */
export function goesLive({
  wanted,
  wantedBefore,
  pointer,
  hasRollback,
}: Choice): 'live' | 'stays' | 'held-back' {
  if (!pointer) return 'live';
  if (pointer.live === wanted.build || wantedBefore?.build === wanted.build) return 'stays';
  if (isRolledBack(pointer)) return 'held-back';
  if (hasRollback && (!wantedBefore || wantedBefore.own === wanted.own)) return 'held-back';
  return 'live';
}
