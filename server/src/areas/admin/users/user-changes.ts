import type { UserFields } from 'shared-api/contracts/admin';
import { isSuperUser, type Language } from 'shared-api/contracts/common';
import {
  flagsOf,
  mayAdministerCompany,
  mayGiveRights,
  mayGiveSuperUser,
} from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { createChangeUsers } from './change-users.ts';
import type { StandingUser } from './plan-user-change.ts';
import { accountFieldsOf, announceUsers } from './user-records.ts';
import { groupElsewhere, lastSuperUser, notYourself, tooManyRights, usernameTaken } from './users.texts.ts';

interface UserChangeDependencies {
  readonly accounts: Accounts;
  readonly directory: Directory;
}

/** What can be done with users. */
export type UserChanges = ReturnType<typeof createUserChanges>;

/**
 * Makes the one place where users are added, changed and deleted: by the form, in one go, from a file. Each is within the caller's
 * transaction, asks whether the caller may, and is written into the user's chain of the log.
 */
export function createUserChanges({ accounts, directory }: UserChangeDependencies) {
  const { lockMany, changeMany } = createChangeUsers({ accounts, directory });
  return {
    lockMany,
    changeMany,

    /** A user whom the caller administers, held until the transaction ends. @throws AppError `not-found` */
    lock: async (executor: Executor, caller: SignedInCaller, id: string): Promise<StandingUser> => {
      const user = (await lockMany(executor, caller, [id])).get(id);
      if (!user) throw new AppError('not-found');
      return user;
    },

    /**
     * Adds a user, who gets a mail with a one-time link to their first password. @returns their id.
     * @throws AppError `forbidden` for what the caller may not give, `conflict` for a user name that is taken
     */
    add: async (
      executor: Executor,
      caller: SignedInCaller,
      user: UserFields & { readonly language?: Language },
    ): Promise<string> => {
      const [id = ''] = await addMany(executor, caller, [user]);
      if (user.isActive) await accounts.sendInvitation(executor, id);
      return id;
    },

    addMany,

    /** As `changeMany`, for one whom `lock` gave. @returns the version that stands now. */
    change: async (
      executor: Executor,
      caller: SignedInCaller,
      change: { readonly user: StandingUser; readonly fields: Partial<UserFields> },
    ): Promise<number> =>
      (await changeMany(executor, caller, [change])).get(change.user.id) ?? change.user.version,

    /** Deletes users whom `lock` gave, for good. @throws AppError `conflict` for oneself, or the last super user */
    remove: async (
      executor: Executor,
      caller: SignedInCaller,
      users: readonly StandingUser[],
    ): Promise<void> => {
      if (users.some(({ id }) => id === caller.session.userId))
        throw new AppError('conflict', { text: notYourself });
      const gone = users.filter((user) => isSuperUser(user) && user.isActive).map(({ id }) => id);
      if (gone.length > 0 && !(await accounts.hasOtherSuperUser(executor, gone)))
        throw new AppError('conflict', { text: lastSuperUser });
      for (const { id: userId, firstName, lastName, username } of users) {
        // While it is known yet whose it was; from now on the log alone knows (decision 085).
        const data = { before: { firstName, lastName, username } };
        await accounts.recordAccountEvents(executor, [{ userId, by: caller, action: 'user.removed', data }]);
        await accounts.removeAccount(executor, userId);
      }
      await announceUsers(
        executor,
        users.map(({ companyId }) => companyId),
      );
    },
  };

  /**
   * Adds users in a few statements, however many they are; none of them gets a mail. @returns their ids, in that order.
   * @throws AppError as `add`
   */
  async function addMany(
    executor: Executor,
    caller: SignedInCaller,
    users: readonly (UserFields & { readonly language?: Language })[],
  ): Promise<readonly string[]> {
    const byRights = new Map(users.map((user) => [rightsKeyOf(user), user]));
    for (const rights of byRights.values()) await requireMayGive(executor, caller, rights);
    await requireFreeUsernames(executor, caller, users);
    const added = users.map(({ language = 'it', ...fields }) => ({
      ...accountFieldsOf(fields),
      ...flagsOf(fields),
      language,
    }));
    const ids = await accounts.addAccounts(executor, added, (index) => ({
      by: caller,
      action: 'user.added',
      data: {
        after: {
          ...added[index],
          groupIds: users[index]?.groupIds ?? [],
          ...(users[index]?.usesBadge && { usesBadge: true }),
        },
      },
    }));
    const members = users.map(({ companyId, groupIds }, index) => ({
      userId: ids[index] ?? '',
      companyId,
      groupIds: [...new Set(groupIds)],
    }));
    await directory.joinGroups(executor, members);
    await directory.setBadges(
      executor,
      users.flatMap(({ usesBadge }, index) => (usesBadge ? { userId: ids[index] ?? '', usesBadge } : [])),
    );
    await announceUsers(
      executor,
      users.map(({ companyId }) => companyId),
    );
    return ids;
  }

  async function requireMayGive(
    executor: Executor,
    { session }: SignedInCaller,
    { companyId, isSuper, groupIds }: Pick<UserFields, 'companyId' | 'isSuper' | 'groupIds'>,
  ): Promise<void> {
    if (!mayAdministerCompany(session, companyId)) throw new AppError('forbidden');
    if (isSuper && !mayGiveSuperUser(session)) throw new AppError('forbidden');
    if (groupIds.length === 0) return;
    const groups = await directory.listGroups(executor, [companyId]);
    const wanted = groups.filter(({ id }) => groupIds.includes(id));
    if (wanted.length !== new Set(groupIds).size) throw new AppError('conflict', { text: groupElsewhere });
    if (!wanted.every(({ permissions }) => mayGiveRights(session, permissions)))
      throw new AppError('forbidden', { text: tooManyRights });
  }

  async function requireFreeUsernames(
    executor: Executor,
    { language }: SignedInCaller,
    users: readonly Pick<UserFields, 'username'>[],
  ): Promise<void> {
    const wanted = users.map(({ username }) => ({ username }));
    const taken = await accounts.listTakenUsernames(executor, wanted);
    if (taken.size > 0)
      throw new AppError('conflict', { text: usernameTaken, fields: { username: usernameTaken[language] } });
  }
}

/** What the caller has to be allowed to give a user: the same for most users of a file. */
const rightsKeyOf = ({ companyId, isSuper, groupIds }: UserFields) =>
  JSON.stringify([companyId, isSuper, ...groupIds.toSorted()]);
