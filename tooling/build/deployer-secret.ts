import { resolve } from 'node:path';
import { readInstallationSecret, readSecretFiles } from 'server/builds';
import { root } from '../webpack/folders.ts';

/** The secret of this machine's installation, by which a deploy vouches for what it makes live: where the server finds it; undefined where there is none, or it may not be read. */
export async function deployerSecret(): Promise<string | undefined> {
  const { INSTALLATION_SECRET: given, DATA_DIR: folder } = readSecretFiles(process.env).env;
  if (given) return given;
  return readInstallationSecret(resolve(root, folder || '.data')).catch(() => undefined);
}

/** What whoever deploys has to know where nothing vouches for it. */
export const nobodyVouches =
  'There is no secret of an installation on this machine: its administrators are asked, under "Da sistemare", to accept what is live now.';
