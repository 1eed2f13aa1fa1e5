import { join, resolve } from 'node:path';
import { deploy } from 'server/builds';
import { buildPackage } from '../../tooling/build/build-package.ts';
import { copyCurrentBuilds } from '../../tooling/build/copy-builds.ts';

const root = resolve(import.meta.dirname, '../..');
const fixtures = ['mfe-sample', 'mfe-late'].map((name) => join(root, 'e2e/fixtures', name));

/** Makes a folder of builds for a run: what the sources are now, and the modules of the platform's own tests. */
export async function prepareBuilds(dist: string): Promise<void> {
  await copyCurrentBuilds(dist);
  for (const fixture of fixtures) {
    const { name, build } = await buildPackage(fixture, { dist });
    await deploy({ dist, name, build });
  }
}
