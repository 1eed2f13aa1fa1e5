import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { nothingPending } from '../contacts/contact-columns.ts';
import { noPassword } from '../passwords/password-hasher.ts';
import { authUsers, type UserRecord } from '../users/user.schema.ts';

/** Whether anybody but these is a super user who can sign in. Holds the super users until the transaction ends. */
export async function hasOtherSuperUser(executor: Executor, ids: readonly string[]): Promise<boolean> {
  const superUsers = await executor
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(ne(authUsers.a, 'N'), authUsers.isProductEnabled))
    .orderBy(authUsers.id)
    .for('update');
  return superUsers.some(({ id }) => !ids.includes(id));
}

/** What stands in a user's row once the person is gone: an id that others' records point at, and nothing of the person. */
const nobody = {
  firstName: '',
  firstNameFold: '',
  lastName: '',
  lastNameFold: '',
  email: '',
  emailFold: '',
  emailKey: '',
  ...nothingPending.email,
  ...nothingPending.phone,
  prefix: '',
  mobile: '',
  emailBy: null,
  phoneBy: null,
  companyId: null,
  fiscalCode: '',
  language: 'it',
  emailSince: null,
  emailConfirmedAt: null,
  emailBefore: null,
  phoneSince: null,
  phoneConfirmedAt: null,
  phoneBefore: null,
  firstSignInAt: null,
  strongSignIn: false,
  codesAllowedFrom: null,
  codesAllowedBy: null,
  a: 'N',
  b: 'N',
  permissions: [],
  isProductEnabled: false,
  passwordHash: noPassword,
  lastLoginAt: null,
  previousLoginAt: null,
} as const;

/** Blanks a person's row. */
export async function blankUser(executor: Executor, { id }: UserRecord, now: Date): Promise<void> {
  const username = `removed-${randomUUID()}`;
  await executor
    .update(authUsers)
    .set({
      ...nobody,
      permissions: [],
      username,
      usernameKey: username,
      usernameFold: username,
      removedAt: now,
    })
    .where(eq(authUsers.id, id));
}
