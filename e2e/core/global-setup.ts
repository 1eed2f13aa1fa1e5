import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBuilds } from './builds.ts';
import { startServer } from './server.ts';

/** Starts the product for the whole run, on builds and data of its own; answers how to end it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-e2e-'));
  const distFolder = join(folder, 'dist');
  await prepareBuilds(distFolder);
  const server = await startServer({ dataFolder: join(folder, 'data'), distFolder });
  process.env['E2E_ADDRESS'] = server.address;
  process.env['E2E_DATA_FOLDER'] = server.dataFolder;
  process.env['E2E_DIST_FOLDER'] = distFolder;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
