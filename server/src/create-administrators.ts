import type { Logger } from 'pino';
import { createAdministratorService } from './areas/auth/administrators/administrators.service.ts';
import type { PasswordHasher } from './areas/auth/passwords/password-hasher.ts';
import { isDecidedByOthers } from './areas/auth/users/decided-by-others.ts';
import { findAccounts, lockUsers, writePermissions } from './areas/auth/users/users.repository.ts';
import { createDirectory } from './areas/directory/directory.service.ts';
import type { Config } from './platform/config.ts';
import { openPlatform } from './start-server.ts';

interface Options {
  readonly config: Config;
  readonly logger: Logger;
  readonly passwordHasher: PasswordHasher;
}

/** Opens the installation for `npm run create-admin` alone, without a server. Close it afterwards. */
export async function createAdministrators({ config, logger, passwordHasher }: Options) {
  const platform = await openPlatform({ config, logger });
  const { db } = platform.database;
  const directory = createDirectory({
    db,
    audit: platform.audit,
    findAccounts,
    isDecidedByOthers,
    lockAccounts: lockUsers,
    setPermissions: writePermissions,
  });
  const { publicUrl } = config.http;
  const given = { ...platform, db, directory, passwordHasher, product: config.product, publicUrl };
  return {
    administrators: createAdministratorService(given),
    close: () => platform.database.close(),
  };
}
