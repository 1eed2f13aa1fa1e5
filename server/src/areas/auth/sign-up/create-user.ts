import { randomUUID } from 'node:crypto';
import type { LocalizedText } from 'shared-api/contracts/common';
import { violatedConstraint, type Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { findUserByEmail, findUserByUsername, insertUser } from '../users/users.repository.ts';
import type { SignUpRecord } from './sign-up.schema.ts';

const userExists: LocalizedText = {
  it: 'Un account con questo indirizzo c’è già',
  en: 'There is a user with this address already',
};

interface CreateUserDependencies extends Pick<AuthPlatform, 'directory'> {
  now: Date;
}

/** Makes a user and an employee of somebody who signed up; their number waits for its code. @throws AppError `conflict` when there is such a user by now. */
export async function createUserFromSignUp(
  executor: Executor,
  { firstName, lastName, email, prefix, mobile, companyId, language, passwordHash }: SignUpRecord,
  { directory, now }: CreateUserDependencies,
): Promise<string> {
  const known = (await findUserByEmail(executor, email)) ?? (await findUserByUsername(executor, email));
  if (known || passwordHash === null) throw new AppError('conflict', { text: userExists });
  const id = randomUUID();
  const number = mobile ? { pendingPrefix: prefix, pendingMobile: mobile } : {};
  const person = { username: email, firstName, lastName, email, ...number, companyId, language };
  // They came by a link that went to the address.
  const times = { passwordChangedAt: now, createdAt: now, emailSince: now, emailConfirmedAt: now };
  try {
    await insertUser(executor, { id, ...person, ...times, passwordHash });
  } catch (error) {
    if (violatedConstraint(error)) throw new AppError('conflict', { text: userExists, cause: error });
    throw error;
  }
  await directory.addEmployee(executor, { companyId, userId: id, name: `${lastName} ${firstName}` });
  await directory.joinDefaultGroups(executor, { companyId, userId: id });
  return id;
}
