import { hasUsers, insertUser } from '../areas/auth/users/users.repository.ts';
import { insertCompany, insertEmployee, insertGroup } from '../areas/directory/directory.repository.ts';
import type { PasswordHasher } from '../areas/auth/passwords/password-hasher.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Executor } from '../platform/db/database.ts';
import type { Sealer } from '../platform/secrets/sealer.ts';
import { demoCompanies } from './companies.demo.ts';
import { giveDemoApp, readDemoKey } from './demo-authenticator.ts';
import { makeDemoPassword, readDemoPassword } from './demo-password.ts';
import { demoPeople, demoPersonWithApp, type DemoPerson } from './people.demo.ts';

interface DemoDependencies {
  db: Database;
  clock: Clock;
  passwordHasher: PasswordHasher;
  sealer: Sealer;
  dataFolder: string;
}

/** The demo people and how they sign in, for the start to print. */
export interface Demo {
  readonly people: readonly DemoPerson[];
  readonly password: string;
  /** The key of the authenticator app that one of them has; undefined where the demo was made without. */
  readonly authenticatorKey: string | undefined;
  /** Whether this start made the demo: what belongs to it (documents) is to be made too. */
  readonly isNew: boolean;
}

/** Id of a demo person, the same in every installation. */
export function demoUserId(username: string): string {
  return `demo-${username}`;
}

/**
 * Makes the demo companies and people in a database without users; finds them again at later starts.
 * @returns undefined where the database belongs to others.
 */
export async function prepareDemo(dependencies: DemoDependencies): Promise<Demo | undefined> {
  const { db, dataFolder } = dependencies;
  const known = await readDemoPassword(dataFolder);
  const people = demoPeople;
  if (await hasUsers(db)) {
    const authenticatorKey = await readDemoKey(dataFolder);
    return known ? { people, password: known, authenticatorKey, isNew: false } : undefined;
  }
  const password = known ?? (await makeDemoPassword(dataFolder));
  await makeDemoCompany({ ...dependencies, password });
  const authenticatorKey = await giveDemoApp(db, demoUserId(demoPersonWithApp), dependencies);
  return { people, password, authenticatorKey, isNew: true };
}

/** Fills an empty database with the demo companies and people. */
export async function makeDemoCompany({
  db,
  clock,
  passwordHasher,
  password,
}: Omit<DemoDependencies, 'dataFolder' | 'sealer'> & { password: string }): Promise<void> {
  const passwordHash = await passwordHasher.hash(password);
  await db.transaction(async (transaction) => {
    for (const company of demoCompanies) await insertCompany(transaction, company);
    for (const person of demoPeople) await addPerson(transaction, person, { passwordHash, now: clock.now() });
    for (const company of demoCompanies) await addEverybodyGroup(transaction, company);
  });
}

async function addPerson(
  executor: Executor,
  person: DemoPerson,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const id = demoUserId(person.username);
  const { username, firstName, lastName, email, mobile, companyId, usesBadge } = person;
  await insertUser(executor, {
    id,
    username,
    firstName,
    lastName,
    email,
    mobile,
    companyId,
    ...person.flags,
    prefix: '+39',
    permissions: [...person.permissions],
    passwordHash,
    passwordChangedAt: person.hasChangedPassword ? now : null,
    createdAt: now,
  });
  await insertEmployee(executor, {
    id: `employee-${username}`,
    companyId,
    userId: id,
    name: `${lastName} ${firstName}`,
    usesBadge,
  });
}

async function addEverybodyGroup(
  executor: Executor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const members = demoPeople.filter((person) => person.companyId === id);
  const group = { id: `everybody-${id}`, companyId: id, name: `Tutti di ${name}` };
  await insertGroup(
    executor,
    group,
    members.map((person) => demoUserId(person.username)),
  );
}
