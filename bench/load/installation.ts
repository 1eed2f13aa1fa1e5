import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { permissionCodes } from 'shared-api/contracts/common';
import { createPasswordHasher } from '../../server/src/areas/auth/passwords/password-hasher.ts';
import { insertUsers } from '../../server/src/areas/auth/users/users.repository.ts';
import { insertCompany, insertEmployees } from '../../server/src/areas/directory/directory.repository.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { openPlatform } from '../../server/src/start-server.ts';
import { openBareDatabase, signInAs, type TestDatabaseKind } from '../../server/src/testing/index.ts';
import { addDatabaseTo } from '../../server/src/testing/templates.ts';
import { postgresUrl, serverUrl } from '../../server/src/testing/test-server.ts';
import { poolOf } from '../document-list.server.ts';
import { requireLoopback } from './loopback.ts';
import type { Role, Worker } from './people.ts';

/** An installation of a run's own: nothing of it is left when it is removed. */
interface Installation {
  /** What tells a server where it is. */
  readonly env: Readonly<Record<string, string>>;
  /** Sessions that are there from the start, by the id of their person: one each. */
  readonly cookies: ReadonlyMap<string, string>;
  remove(): Promise<void>;
}

interface InstallationOptions {
  readonly database: TestDatabaseKind;
  readonly people: readonly Worker[];
  readonly password: string;
  /** Who is signed in from the start. */
  readonly signedIn: readonly Worker[];
}

/** The one company of a run. */
export const companyId = 'acme';
const rowsAtOnce = 500;

/** Makes an installation with people, who have chosen their password and never signed in. */
export async function makeInstallation(options: InstallationOptions): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-load-'));
  const removeAtOnce = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeAtOnce);
  const made = await makeDatabase(options.database, folder);
  const env = { DATA_DIR: folder, DEMO: 'false', ...made.env };
  const remove = async () => {
    await made.remove();
    await rm(folder, { recursive: true, force: true });
    process.off('exit', removeAtOnce);
  };
  try {
    const config = readConfig({ ...env, LOG_LEVEL: 'error' });
    const platform = await openPlatform({ config, logger: createLogger(config.logLevel) });
    try {
      await addPeople(platform, options);
      return { env, remove, cookies: await openSessions(platform, options.signedIn) };
    } finally {
      await platform.database.close();
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

async function makeDatabase(kind: TestDatabaseKind, folder: string) {
  if (kind === 'embedded') {
    await addDatabaseTo(folder);
    return { env: { DATABASE_URL: '' }, remove: async () => undefined };
  }
  requireLoopback(serverUrl);
  const database = await openBareDatabase('postgres');
  const { rows } = await poolOf(database.db).query('select current_database() as name');
  const name = (rows as { name: string }[])[0]?.name ?? '';
  const url = new URL(postgresUrl(name));
  // Commits wait for the disk, as they do where somebody works.
  url.searchParams.delete('options');
  return { env: { DATABASE_URL: url.href }, remove: database.close };
}

async function addPeople(
  { database: { db } }: Platform,
  { people, password }: InstallationOptions,
): Promise<void> {
  const now = new Date();
  const passwordHash = await createPasswordHasher().hash(password);
  await insertCompany(db, { id: companyId, name: 'Acme' });
  for (let first = 0; first < people.length; first += rowsAtOnce) {
    const some = people.slice(first, first + rowsAtOnce);
    await insertUsers(
      db,
      some.map(({ id, username, email, firstName, lastName, role }) => ({
        id,
        username,
        email,
        firstName,
        lastName,
        companyId,
        passwordHash,
        ...flagsOf[role],
        permissions: [...permissionCodes],
        createdAt: now,
        passwordChangedAt: now,
      })),
    );
    await insertEmployees(
      db,
      some.map(({ id, firstName, lastName }) => ({
        id: `employee-${id}`,
        companyId,
        userId: id,
        name: `${lastName} ${firstName}`,
      })),
    );
  }
}

const flagsOf: Readonly<Record<Role, { a: 'Y' | 'N'; b: 'S' | 'N' }>> = {
  employee: { a: 'N', b: 'N' },
  administrator: { a: 'N', b: 'S' },
  auditor: { a: 'Y', b: 'N' },
};

async function openSessions(
  platform: Platform,
  people: readonly Worker[],
): Promise<ReadonlyMap<string, string>> {
  const cookies = new Map<string, string>();
  for (const { id } of people) cookies.set(id, await signInAs({ platform, db: platform.database.db }, id));
  return cookies;
}
