import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const wantedBuilds = z.record(z.string(), z.string());

/** The build of each package that its sources asked for at the last start. */
export type WantedBuilds = z.infer<typeof wantedBuilds>;

const fileIn = (dist: string) => join(dist, 'wanted.json');

/** Reads what was asked for last; nothing before the first start. */
export async function readWantedBuilds(dist: string): Promise<WantedBuilds> {
  const file = fileIn(dist);
  return existsSync(file) ? wantedBuilds.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

/** Remembers what was asked for. */
export async function writeWantedBuilds(dist: string, wanted: WantedBuilds): Promise<void> {
  await writeFile(fileIn(dist), JSON.stringify(wanted, null, 1));
}

interface Choice {
  /** What the sources ask for now. */
  readonly build: string;
  /** What they asked for at the last start. */
  readonly wantedBefore: string | undefined;
  readonly live: string | undefined;
  /** Whether it had to be built just now. */
  readonly isNew: boolean;
}

/**
 * Whether a build is to go live: when the sources ask for another one than the last time, also for one that was built long ago.
 * While they ask for the same, what is live was chosen by somebody and stays.
 */
export function goesLive({ build, wantedBefore, live, isNew }: Choice): boolean {
  return live === undefined || isNew || (wantedBefore !== undefined && wantedBefore !== build);
}
