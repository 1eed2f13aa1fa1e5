import { randomUUID } from 'node:crypto';
import type { Executor } from '../../../platform/db/database.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { insertUser } from '../users/users.repository.ts';
import type { NewUser } from '../users/user.schema.ts';

interface AdministratorToMake extends Pick<
  NewUser,
  'firstName' | 'lastName' | 'email' | 'passwordHash' | 'language'
> {
  /** Name of a company; it is made where there is none. */
  readonly company: string;
  /** Absent for one who still has to choose a password. */
  readonly passwordChangedAt?: Date;
}

/** Makes the account of an administrator to be, with the mail address as user name, in a company. @returns the id of the user */
export async function makeAdministrator(
  executor: Executor,
  { clock, directory }: Pick<AuthPlatform, 'clock' | 'directory'>,
  { company, ...person }: AdministratorToMake,
): Promise<string> {
  const companyId = await directory.findOrAddCompany(executor, company);
  const id = randomUUID();
  await insertUser(executor, {
    ...person,
    id,
    username: person.email,
    companyId,
    emailSince: clock.now(),
    createdAt: clock.now(),
  });
  const name = `${person.lastName} ${person.firstName}`;
  await directory.addEmployee(executor, { companyId, userId: id, name });
  await directory.joinDefaultGroups(executor, { companyId, userId: id });
  return id;
}
