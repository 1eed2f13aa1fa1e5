import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** For the owner alone. */
export const ownFolderMode = 0o700;
export const ownFileMode = 0o600;

const othersBits = 0o077;

/**
 * Makes a folder that nobody but this process's user can enter. One that others could enter is closed with all that is in it: first
 * its contents, so that a start that is interrupted is done again.
 */
export async function openOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownFolderMode });
  const { mode } = await stat(folder);
  if ((mode & othersBits) === 0) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? ownFolderMode : ownFileMode);
  }
  await chmod(folder, ownFolderMode);
}
