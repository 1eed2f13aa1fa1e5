import { cp, mkdir } from 'node:fs/promises';
import { buildFolder, deploy, readLivePointers } from 'server/builds';
import { builtPackages } from './build-changed.ts';
import { buildPackage } from './build-package.ts';

/** Makes a folder of builds that starts with what is live in another one, and then goes its own way. */
export async function copyLiveBuilds(from: string, to: string): Promise<void> {
  for (const [name, { live }] of Object.entries(await readLivePointers(from)))
    await copyBuild({ from: buildFolder(from, name, live), to, name, build: live });
}

/** Makes a folder of builds in which what the sources are now is live, whatever is live in the project; builds what is missing. */
export async function copyCurrentBuilds(to: string): Promise<void> {
  for (const source of builtPackages()) {
    const { name, build, folder } = await buildPackage(source);
    await copyBuild({ from: folder, to, name, build });
  }
}

interface Copy {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly build: string;
}

/** Copies one build into another folder of builds, and makes it live there. */
export async function copyBuild({ from, to, name, build }: Copy): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, buildFolder(to, name, build), { recursive: true });
  await deploy({ dist: to, name, build });
}
