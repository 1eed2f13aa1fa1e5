import { cp, mkdir } from 'node:fs/promises';
import { buildFolder, deploy, readLivePointers } from 'server/builds';

/** Makes a folder of builds that starts with what is live in another one, and then goes its own way. */
export async function copyLiveBuilds(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const [name, { live }] of Object.entries(await readLivePointers(from))) {
    await cp(buildFolder(from, name, live), buildFolder(to, name, live), { recursive: true });
    await deploy({ dist: to, name, build: live });
  }
}
