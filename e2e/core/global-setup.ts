import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCurrentBuilds } from '../../tooling/build/copy-builds.ts';
import { addFixtures } from './builds.ts';
import { startServer } from './server.ts';

/** Starts the product for the whole run, on builds and data of its own; answers how to end it. The data is made while there are builds to make. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-e2e-'));
  const distFolder = join(folder, 'dist');
  const demoFolder = join(folder, 'demo');
  await copyCurrentBuilds(distFolder);
  await Promise.all([addFixtures(distFolder), makeDemo(demoFolder, distFolder)]);
  const server = await startServer({ dataFolder: join(folder, 'data'), distFolder, like: demoFolder });
  process.env['E2E_ADDRESS'] = server.address;
  process.env['E2E_DATA_FOLDER'] = server.dataFolder;
  process.env['E2E_DIST_FOLDER'] = distFolder;
  process.env['E2E_DEMO_FOLDER'] = demoFolder;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Makes the demo by a first start that nobody uses. */
async function makeDemo(dataFolder: string, distFolder: string): Promise<void> {
  const server = await startServer({ dataFolder, distFolder });
  await server.stop();
}
