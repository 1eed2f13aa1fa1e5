import { createHmac, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { keepOwnFileOnce, readOwnFile } from '../storage/own-file.ts';
import { deleteValue, findOrInsertValue, findValue, replaceValue } from './installation.repository.ts';

interface InstallationSecretOptions {
  db: Database;
  dataFolder: string;
  /** `INSTALLATION_SECRET`, for several processes that share no folder. */
  given: string | undefined;
  /** `INSTALLATION_SECRET_PREVIOUS`: a database that belongs to one of these belongs to the given one from now on. */
  previous?: readonly string[];
}

/** The secret of the process is not the one that the database was made with; the message says what to do. */
class InstallationSecretError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InstallationSecretError';
  }
}

const fileName = 'installation-secret';
const way = `set INSTALLATION_SECRET to what stands in keys/${fileName} of the data folder of the process that was first, or share that folder`;

/**
 * The secret of the installation, with which codes are hashed, keys sealed and the event log is proved: given by the environment, or
 * made at the first start and kept in `keys/` of the data folder, never in the database (decision 023). The database holds its
 * fingerprint alone. An older version kept the secret there: it moves out once.
 * @throws InstallationSecretError when the database belongs to another secret.
 */
export async function openInstallationSecret(options: InstallationSecretOptions): Promise<string> {
  const { db, dataFolder, given, previous = [] } = options;
  const folder = join(dataFolder, 'keys');
  // The file is written before the database is, so it is read after it: another process may be starting in the same folder.
  const known = await findValue(db, 'secret-fingerprint');
  const inDatabase = await findValue(db, 'secret');
  const kept = given ?? (await readOwnFile(folder, fileName));
  if (!kept && !inDatabase && known)
    throw new InstallationSecretError(`This database belongs to a secret that is not here: ${way}`);
  if (kept && inDatabase && kept !== inDatabase) throw new InstallationSecretError(differs);
  const secret =
    kept ?? (await keepOwnFileOnce(folder, fileName, inDatabase ?? randomBytes(32).toString('base64url')));
  const fingerprint = fingerprintOf(secret);
  for (const from of previous.map(fingerprintOf))
    await replaceValue(db, { name: 'secret-fingerprint', from, to: fingerprint });
  if ((await findOrInsertValue(db, 'secret-fingerprint', fingerprint)) !== fingerprint) {
    // Another process was first with the database: what was made here is of no use.
    if (!kept) await rm(join(folder, fileName));
    throw new InstallationSecretError(differs);
  }
  if (inDatabase) await deleteValue(db, 'secret');
  return secret;
}

/** The secret of an installation that was started before, for who works beside its server; none is made. */
export function readInstallationSecret(dataFolder: string): Promise<string | undefined> {
  return readOwnFile(join(dataFolder, 'keys'), fileName);
}

const differs = `The secret of this process is not the one that the database was made with: ${way}`;

/** What the database keeps of the secret, to recognise it. */
export function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('sportello.fingerprint').digest('hex');
}
