import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { NotificationKind } from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';
import { receives } from '../users/own-address.repository.ts';
import { authUsers, type UserRecord } from '../users/user.schema.ts';
import { lookupKey } from '../users/users.repository.ts';
import { authNotificationChoices } from './notifications.schema.ts';

/** A person, by id or by mail address. */
type Whom = { readonly userId: string } | { readonly email: string };

/** What a person chose of each mail. */
export type Choices = Readonly<Record<NotificationKind, boolean>>;

/** Some of these choices; the others stay. */
type ChangedChoices = { readonly [Kind in NotificationKind]?: boolean | undefined };

/** Somebody who can sign in, with what they may open and whether they want a mail. */
export type Addressee = Pick<UserRecord, 'id' | 'a' | 'b' | 'permissions' | 'companyId'> & {
  readonly isWanted: boolean;
};

const { userId, ...kinds } = getTableColumns(authNotificationChoices);

/** What a person chose; undefined who never did. */
export async function findChoices(executor: Executor, id: string): Promise<Choices | undefined> {
  const [choices] = await executor.select(kinds).from(authNotificationChoices).where(eq(userId, id));
  return choices;
}

/** Saves what a person chose; what they did not name stays as it is. */
export async function saveChoices(executor: Executor, id: string, changed: ChangedChoices): Promise<void> {
  await executor
    .insert(authNotificationChoices)
    .values({ userId: id, ...changed })
    .onConflictDoUpdate({ target: userId, set: changed });
}

/** The accounts of somebody that can be signed in to. */
export async function listAddressees(
  executor: Executor,
  whom: Whom,
  kind: NotificationKind,
): Promise<Addressee[]> {
  const { id, a, b, permissions, companyId } = authUsers;
  const isTheirs =
    'userId' in whom
      ? eq(authUsers.id, whom.userId)
      : and(eq(authUsers.emailKey, lookupKey(whom.email)), receives);
  const rows = await executor
    .select({ id, a, b, permissions, companyId, choice: kinds[kind] })
    .from(authUsers)
    .leftJoin(authNotificationChoices, eq(userId, authUsers.id))
    .where(and(isTheirs, authUsers.isProductEnabled))
    .orderBy(asc(authUsers.id));
  return rows.map(({ choice, ...account }) => ({ ...account, isWanted: choice ?? true }));
}
