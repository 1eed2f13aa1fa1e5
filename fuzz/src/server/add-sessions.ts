import {
  createPasswordHasher,
  noPassword,
} from '../../../server/src/areas/auth/passwords/password-hasher.ts';
import { prepareDemo } from '../../../server/src/demo/make-demo.ts';
import { insertUser } from '../../../server/src/areas/auth/users/users.repository.ts';
import { insertEmployee } from '../../../server/src/areas/directory/directory.repository.ts';
import { readConfig } from '../../../server/src/platform/config.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { openPlatform } from '../../../server/src/start-server.ts';
import { signInAs } from '../../../server/src/testing/index.ts';
import { permissionCodes } from 'shared-api/contracts/common';
import { bystander, roleNames, roles, type RoleName } from './roles.ts';

/** Cookies of sessions: several of each role, since what is sent ends some. */
export interface Sessions {
  readonly of: Readonly<Partial<Record<RoleName, readonly string[]>>>;
  readonly bystander: string;
}

const sessionsOfEach = 6;
const elsewhere = { companyId: 'beta', lastName: 'Fuzz', prefix: '', mobile: '', passwordHash: noPassword };

/** Adds the people of the demo where they are not there yet, two more to its other company, and sessions for everybody, while no server has the folder. */
export async function addSessions(dataFolder: string): Promise<Sessions> {
  const config = readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' });
  const platform = await openPlatform({ config, logger: createLogger('silent') });
  const { db } = platform.database;
  const { clock, secretBox } = platform;
  try {
    await prepareDemo({ db, clock, passwordHasher: createPasswordHasher(), secretBox, dataFolder });
    await addPerson('fuzz-nino.blu', 'N');
    await addPerson('fuzz-paola.gialli', 'S');
    const open = (userId: string) => signInAs({ platform, db }, userId);
    const of: Partial<Record<RoleName, readonly string[]>> = {};
    for (const role of roleNames) {
      const { userId } = roles[role];
      if (userId === undefined) continue;
      const cookies: string[] = [];
      while (cookies.length < sessionsOfEach) cookies.push(await open(userId));
      of[role] = cookies;
    }
    return { of, bystander: await open(bystander) };
  } finally {
    await platform.database.close();
  }

  async function addPerson(id: string, b: 'N' | 'S'): Promise<void> {
    const username = id.replace('fuzz-', '');
    const now = new Date();
    const email = `${username}@beta.example`;
    await insertUser(db, {
      ...elsewhere,
      id,
      username,
      email,
      firstName: username,
      a: 'N',
      b,
      permissions: [...permissionCodes],
      passwordChangedAt: now,
      createdAt: now,
    });
    const employee = { id: `employee-${username}`, companyId: 'beta', userId: id, name: `Fuzz ${username}` };
    await insertEmployee(db, { ...employee, usesBadge: false });
  }
}
