import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from '../installation/installation-secret.ts';
import { openOwnFolder, ownFileMode } from '../storage/own-folder.ts';
import { BackupError } from './backup-error.ts';
import { keyEntry } from './backup-format.ts';

const secretName = 'installation-secret';

interface KeysPlace {
  readonly dataFolder: string;
  /** `INSTALLATION_SECRET`, which takes the place of the file. */
  readonly given: string | undefined;
}

/** The keys of the installation by name, as they lie in `keys/` of the data folder; the secret also where the environment gives it. */
export async function readKeys({ dataFolder, given }: KeysPlace): Promise<Map<string, string>> {
  const folder = join(dataFolder, 'keys');
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  // What is being written has a longer name, of a UUID.
  const names = entries
    .filter(
      (entry) => entry.isFile() && keyEntry.test(`keys/${entry.name}`) && !/-[\da-f]{12}$/.test(entry.name),
    )
    .map(({ name }) => name);
  const keys = new Map<string, string>();
  for (const name of names.toSorted()) keys.set(name, await readFile(join(folder, name), 'utf8'));
  if (given) keys.set(secretName, `${given}\n`);
  return keys;
}

/** The installation's secret among its keys. */
export function secretIn(keys: ReadonlyMap<string, string>): string | undefined {
  return keys.get(secretName)?.trim();
}

/**
 * Which keys of a backup are to be written: those that are not here yet.
 * @throws BackupError when the secret is nowhere, or keys are here that are not those of the backup
 */
export async function planKeys(
  inBackup: ReadonlyMap<string, string>,
  { place, fingerprint }: { place: KeysPlace; fingerprint: string | null },
): Promise<Map<string, string>> {
  const here = await readKeys(place);
  const folder = join(place.dataFolder, 'keys');
  const secret = (here.get(secretName) ?? inBackup.get(secretName))?.trim();
  if (fingerprint && !secret)
    throw new BackupError(
      `This backup holds no keys, and without them nothing that was sealed or encrypted can be read: put the installation's keys into ${folder} first.`,
    );
  if (fingerprint && secret && fingerprintOf(secret) !== fingerprint)
    throw new BackupError(
      `The secret of ${place.given ? 'INSTALLATION_SECRET' : folder} is not the one of this backup: put the right keys there, or move these away.`,
    );
  const missing = new Map<string, string>();
  for (const [name, content] of inBackup) {
    const known = here.get(name);
    if (known === undefined) missing.set(name, content);
    else if (known.trim() !== content.trim())
      throw new BackupError(
        `${join(folder, name)} is another key than that of this backup: move it away first.`,
      );
  }
  return missing;
}

/** Writes keys, for their owner alone. @returns how to take them away again */
export async function writeKeys(
  keys: ReadonlyMap<string, string>,
  dataFolder: string,
): Promise<() => Promise<void>> {
  const folder = join(dataFolder, 'keys');
  await openOwnFolder(folder);
  for (const [name, content] of keys)
    await writeFile(join(folder, name), content, { mode: ownFileMode, flag: 'wx' });
  return async () => {
    for (const name of keys.keys()) await rm(join(folder, name), { force: true });
  };
}
