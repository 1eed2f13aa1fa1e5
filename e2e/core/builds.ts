import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildFolder, deploy, readLivePointers } from 'server/builds';
import { buildPackage } from '../../tooling/build/build-package.ts';

const root = resolve(import.meta.dirname, '../..');
const fixtures = ['mfe-sample', 'mfe-late'].map((name) => join(root, 'e2e/fixtures', name));

/** Makes a folder of builds for a run: what is live in the project, and the modules of the platform's own tests. */
export async function prepareBuilds(dist: string): Promise<void> {
  await mkdir(dist, { recursive: true });
  const project = join(root, 'dist');
  for (const [name, { live }] of Object.entries(await readLivePointers(project))) {
    await cp(buildFolder(project, name, live), buildFolder(dist, name, live), { recursive: true });
    await deploy({ dist, name, build: live });
  }
  for (const fixture of fixtures) {
    const { name, build } = await buildPackage(fixture, dist);
    await deploy({ dist, name, build });
  }
}
