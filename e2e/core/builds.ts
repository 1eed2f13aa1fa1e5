import { join, resolve } from 'node:path';
import { deploy } from 'server/builds';
import { buildPackage } from '../../tooling/build/build-package.ts';

const root = resolve(import.meta.dirname, '../..');
const fixtures = ['mfe-sample', 'mfe-late'].map((name) => join(root, 'e2e/fixtures', name));

/** Adds the modules of the platform's own tests to a folder of builds. */
export async function addFixtures(dist: string): Promise<void> {
  for (const fixture of fixtures) {
    const { name, build } = await buildPackage(fixture, { dist });
    await deploy({ dist, name, build });
  }
}
