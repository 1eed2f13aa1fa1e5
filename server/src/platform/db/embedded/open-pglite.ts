import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ownFolderMode } from '../../storage/own-folder.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import type { EmbeddedPlace } from './messages.ts';

/** PGlite, open, with the number of times it has made its writes durable. */
export interface OpenPglite {
  readonly pglite: PGlite;
  countSyncs(): number;
}

// The shipped parameters hold -F, which switches fsync off; the default sync method does nothing in this build.
const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Opens PGlite at a place. A folder without a database gets one, whole or not at all. */
export async function openPglite(
  place: EmbeddedPlace,
  readDump: (file: string) => Blob,
): Promise<OpenPglite> {
  if (place.kind === 'folder') {
    if (!existsSync(join(place.folder, 'PG_VERSION'))) await initialise(place.folder);
    return openFolder(place.folder);
  }
  const pglite = await PGlite.create(place.dump ? { loadDataDir: readDump(place.dump) } : {});
  return { pglite, countSyncs: () => 0 };
}

async function openFolder(folder: string): Promise<OpenPglite> {
  const files = new DurableFileSystem(folder);
  const pglite = await PGlite.create({ fs: files, startParams: durableParams });
  return { pglite, countSyncs: () => files.syncs };
}

// A process that dies here leaves only the unfinished folder beside, which the next start throws away.
async function initialise(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: ownFolderMode });
  const { pglite } = await openFolder(unfinished);
  await pglite.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}
