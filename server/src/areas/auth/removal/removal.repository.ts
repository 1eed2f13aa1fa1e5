import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import {
  authAuthenticatorDrafts,
  authAuthenticators,
  authRecoveryCodes,
} from '../authenticator/authenticator.schema.ts';
import { nothingPending } from '../contacts/contact-columns.ts';
import { authCompanyIdentities } from '../company-sign-in/company-sign-in.schema.ts';
import { authNotificationChoices } from '../notifications/notifications.schema.ts';
import { noPassword } from '../passwords/password-hasher.ts';
import { authPasskeys } from '../passkeys/passkey.schema.ts';
import { authQrCodes } from '../qr-login/qr-code.schema.ts';
import { authSignUps } from '../sign-up/sign-up.schema.ts';
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

/** What somebody can sign in with beside the password. */
const waysIn = [
  authAuthenticators,
  authAuthenticatorDrafts,
  authRecoveryCodes,
  authPasskeys,
  authQrCodes,
  authCompanyIdentities,
];

/** What stands in a user's row once the person is gone: an id that others' records point at, and nothing of the person. */
const nobody = {
  firstName: '',
  lastName: '',
  email: '',
  emailKey: '',
  ...nothingPending.email,
  ...nothingPending.phone,
  prefix: '',
  mobile: '',
  emailBy: null,
  phoneBy: null,
  companyId: null,
  a: 'N',
  b: 'N',
  permissions: [],
  isProductEnabled: false,
  passwordHash: noPassword,
  lastLoginAt: null,
  previousLoginAt: null,
} as const;

/** Blanks a person's row and deletes what they signed in with. */
export async function blankUser(executor: Executor, { id, emailKey }: UserRecord, now: Date): Promise<void> {
  const username = `removed-${randomUUID()}`;
  await executor
    .update(authUsers)
    .set({ ...nobody, permissions: [], username, usernameKey: username, removedAt: now })
    .where(eq(authUsers.id, id));
  for (const table of waysIn) await executor.delete(table).where(eq(table.userId, id));
  await executor.delete(authNotificationChoices).where(eq(authNotificationChoices.userId, id));
  await executor.delete(authSignUps).where(eq(authSignUps.emailKey, emailKey));
}
