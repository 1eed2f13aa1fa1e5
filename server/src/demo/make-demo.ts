import { hasUsers, insertUser } from '../areas/auth/users/users.repository.ts';
import { insertCompany, insertEmployee } from '../areas/directory/directory.repository.ts';
import { insertGroup } from '../areas/directory/groups.repository.ts';
import type { PasswordHasher } from '../areas/auth/passwords/password-hasher.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Executor } from '../platform/db/database.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { demoCompanies } from './companies.demo.ts';
import { describeDemoPeople, describeLacks, type DescribedPerson } from './describe-demo.ts';
import { giveDemoApp, readDemoKey } from './demo-authenticator.ts';
import { makeDemoPassword, readDemoPassword } from './demo-password.ts';
import {
  demoGroups,
  demoPeople,
  demoPermissionsOf,
  demoPersonWithApp,
  demoUserId,
  type DemoPerson,
} from './people.demo.ts';

interface DemoDependencies {
  db: Database;
  clock: Clock;
  passwordHasher: Pick<PasswordHasher, 'hash'>;
  secretBox: SecretBox;
  dataFolder: string;
}

/** The demo people and how they sign in, for the start to print. */
export interface Demo {
  readonly people: readonly DescribedPerson[];
  readonly password: string;
  /** Whether this start made the demo: what belongs to it (documents) is to be made too. */
  readonly isNew: boolean;
  /** What it lacks because an older version made it; nothing as a rule. */
  readonly lacks: readonly string[];
}

/**
 * Makes the demo companies and people in a database without users; finds them again at later starts.
 * @returns undefined where the database belongs to others.
 */
export async function prepareDemo(dependencies: DemoDependencies): Promise<Demo | undefined> {
  const { db, dataFolder, secretBox } = dependencies;
  const known = await readDemoPassword(dataFolder);
  if (await hasUsers(db)) {
    if (!known) return undefined;
    const facts = { secretBox, key: await readDemoKey(dataFolder) };
    const people = await describeDemoPeople(db, facts);
    return { people, password: known, isNew: false, lacks: await describeLacks(db, facts) };
  }
  const password = known ?? (await makeDemoPassword(dataFolder));
  await makeDemoCompany({ ...dependencies, password });
  const key = await giveDemoApp(db, demoUserId(demoPersonWithApp), dependencies);
  return { people: await describeDemoPeople(db, { secretBox, key }), password, isNew: true, lacks: [] };
}

/** Fills an empty database with the demo companies and people. */
export async function makeDemoCompany({
  db,
  clock,
  passwordHasher,
  password,
}: Omit<DemoDependencies, 'dataFolder' | 'secretBox'> & { password: string }): Promise<void> {
  const passwordHash = await passwordHasher.hash(password);
  await db.transaction(async (transaction) => {
    for (const company of demoCompanies)
      await insertCompany(transaction, {
        ...company,
        signUpDomains: [...company.signUpDomains],
        provedDomains: [...company.provedDomains],
      });
    for (const person of demoPeople) await addPerson(transaction, person, { passwordHash, now: clock.now() });
    for (const company of demoCompanies) await addGroups(transaction, company);
  });
}

async function addPerson(
  executor: Executor,
  person: DemoPerson,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const id = demoUserId(person.username);
  const { username, firstName, lastName, email, mobile, companyId, usesBadge } = person;
  // Long enough ago for their months to be theirs.
  const joined = new Date(now.getTime() - 3 * 365 * 24 * 60 * 60_000);
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
    permissions: demoPermissionsOf(person),
    passwordHash,
    passwordChangedAt: person.hasChangedPassword ? joined : null,
    // Of who has not come in yet too: what waits for them is theirs.
    emailConfirmedAt: person.hasChangedPassword ? null : joined,
    createdAt: joined,
  });
  await insertEmployee(executor, {
    id: `employee-${username}`,
    companyId,
    userId: id,
    name: `${lastName} ${firstName}`,
    usesBadge,
  });
}

async function addGroups(executor: Executor, { id, name }: { id: string; name: string }): Promise<void> {
  const people = demoPeople.filter((person) => person.companyId === id);
  const idsOf = (members: readonly DemoPerson[]) => members.map(({ username }) => demoUserId(username));
  const everybody = { id: `everybody-${id}`, companyId: id, name: `Tutti di ${name}` };
  await insertGroup(executor, everybody, idsOf(people));
  for (const [key, { permissions, ...group }] of Object.entries(demoGroups)) {
    const members = people.filter(({ groups }) => groups.some((group) => group === key));
    const row = { ...group, id: `${key}-${id}`, companyId: id, permissions: [...permissions] };
    await insertGroup(executor, row, idsOf(members));
  }
}
