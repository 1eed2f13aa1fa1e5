import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { anchorsFile } from '../platform/anchors/anchor-file.ts';
import { notedRowsFile } from '../platform/noted-rows/noted-rows-rounds.ts';
import type { Platform } from '../platform/platform.ts';

/** Forgets what the data folder knows of rows and chains: tables are emptied between the tests, the folder is not. */
export async function forgetRounds({ config }: Pick<Platform, 'config'>): Promise<void> {
  for (const name of [notedRowsFile, anchorsFile]) await rm(join(config.dataFolder, name), { force: true });
}
