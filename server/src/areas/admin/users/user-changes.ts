import { usersLiveKey, type UserFields } from 'shared-api/contracts/admin';
import { isSuperUser, type Language, type LocalizedText } from 'shared-api/contracts/common';
import {
  flagsOf,
  mayAdministerCompany,
  mayAdministerUser,
  mayGiveRights,
  mayGiveSuperUser,
} from 'shared-api/contracts/directory';
import { rightsLiveKey } from 'shared-api/contracts/platform';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AccountFields, AccountRecord, Accounts } from '../../ports/accounts.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { groupElsewhere, lastSuperUser, notYourself, tooManyRights, usernameTaken } from './users.texts.ts';

interface UserChangeDependencies {
  readonly accounts: Accounts;
  readonly directory: Directory;
}

/** What can be done with users. */
export type UserChanges = ReturnType<typeof createUserChanges>;

/** A user as they stand, with the groups that they are in. */
interface StandingUser extends AccountRecord {
  readonly groupIds: readonly string[];
}

/**
 * Makes the one place where users are added, changed and deleted: by the form, in one go, from a file. Each is within the caller's
 * transaction, asks whether the caller may, and is written into the user's chain of the log.
 */
export function createUserChanges({ accounts, directory }: UserChangeDependencies) {
  return {
    /** A user whom the caller administers, held until the transaction ends. @throws AppError `not-found` */
    lock: async (executor: Executor, caller: SignedInCaller, id: string): Promise<StandingUser> => {
      const user = await accounts.lockAccount(executor, id);
      if (!user || !mayAdministerUser(caller.session, { ...user, flags: user }))
        throw new AppError('not-found');
      return { ...user, groupIds: await groupIdsOf(executor, id) };
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

    /**
     * Writes what is said of a user whom `lock` gave; what is not named stays. @returns the version that stands now.
     * @throws AppError `forbidden` for what the caller may not give, `conflict` for a user name that is taken, oneself, or the last super user
     */
    change: async (
      executor: Executor,
      caller: SignedInCaller,
      { user, fields }: { readonly user: StandingUser; readonly fields: Partial<UserFields> },
    ): Promise<number> => {
      const companyId = fields.companyId ?? user.companyId;
      if (!mayAdministerCompany(caller.session, companyId)) throw new AppError('forbidden');
      const isMoved = companyId !== user.companyId;
      const kept = isMoved ? [] : user.groupIds;
      const groupIds = fields.groupIds ?? kept;
      const added = groupIds.filter((id) => !kept.includes(id));
      const isSuper = fields.isSuper ?? isSuperUser(user);
      await requireMayGive(executor, caller, {
        companyId,
        isSuper: isSuper && !isSuperUser(user),
        groupIds: added,
      });
      const isActive = fields.isActive ?? user.isActive;
      const { language } = caller;
      if (!isActive || !isSuper)
        await requireSomebodyLeft(executor, [user], fieldOf(isSuper ? 'isActive' : 'isSuper', language));
      if (!isActive && user.isActive) requireOther(caller, [user], fieldOf('isActive', language));
      const flags = flagsOf({ isSuper, isCompanyAdmin: fields.isCompanyAdmin ?? user.b !== 'N' }, user);
      const after = changesOf(user, { ...accountFieldsOf(fields), ...flags });
      if (after.username !== undefined && keyOf(after.username) !== keyOf(user.username))
        await requireFreeUsernames(executor, caller, [after.username]);
      const isInOthers = !isSame(groupIds, user.groupIds);
      if (Object.keys(after).length === 0 && !isInOthers) return user.version;
      const { id } = user;
      const version = await accounts.changeAccount(executor, id, {
        fields: after,
        by: caller.session.userId,
      });
      if (isInOthers && companyId !== null)
        await directory.setGroups(executor, { userId: id, companyId, groupIds });
      const before = Object.fromEntries(
        Object.keys(after).map((name) => [name, user[name as keyof AccountFields]]),
      );
      const data = {
        before: { ...before, ...(isInOthers && { groupIds: user.groupIds }) },
        after: { ...after, ...(isInOthers && { groupIds }) },
      };
      await accounts.recordAccountEvent(executor, { userId: id, by: caller, action: 'user.changed', data });
      await announce(executor, [user.companyId, companyId]);
      // Who has the page open gets the menu of their new role.
      if (after.a !== undefined || after.b !== undefined)
        await publishChange(executor, { to: { userId: id }, keys: [rightsLiveKey] });
      return version;
    },

    /** Deletes users whom `lock` gave, for good. @throws AppError `conflict` for oneself, or the last super user */
    remove: async (
      executor: Executor,
      caller: SignedInCaller,
      users: readonly StandingUser[],
    ): Promise<void> => {
      requireOther(caller, users);
      await requireSomebodyLeft(executor, users);
      for (const { id: userId } of users) {
        // While it is known yet whose it was.
        await accounts.recordAccountEvent(executor, { userId, by: caller, action: 'user.removed' });
        await accounts.removeAccount(executor, userId);
      }
      await announce(
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
    for (const { companyId, isSuper, groupIds } of byRights.values()) {
      if (!mayAdministerCompany(caller.session, companyId)) throw new AppError('forbidden');
      await requireMayGive(executor, caller, { companyId, isSuper, groupIds });
    }
    await requireFreeUsernames(
      executor,
      caller,
      users.map(({ username }) => username),
    );
    const added = users.map(({ language = 'it', ...fields }) => ({
      ...accountFieldsOf(fields),
      ...flagsOf(fields),
      language,
    }));
    const ids = await accounts.addAccounts(executor, added, (index) => ({
      by: caller,
      action: 'user.added',
      data: { after: { ...added[index], groupIds: users[index]?.groupIds ?? [] } },
    }));
    const members = users.map(({ companyId, groupIds }, index) => ({
      userId: ids[index] ?? '',
      companyId,
      groupIds: [...new Set(groupIds)],
    }));
    await directory.joinGroups(executor, members);
    await announce(
      executor,
      users.map(({ companyId }) => companyId),
    );
    return ids;
  }

  async function groupIdsOf(executor: Executor, userId: string): Promise<readonly string[]> {
    const groups = (await directory.listGroupsOf(executor, [userId])).get(userId) ?? [];
    return groups.map(({ id }) => id);
  }

  async function requireMayGive(
    executor: Executor,
    { session }: SignedInCaller,
    { companyId, isSuper, groupIds }: Pick<UserFields, 'isSuper' | 'groupIds'> & { companyId: string | null },
  ): Promise<void> {
    if (isSuper && !mayGiveSuperUser(session)) throw new AppError('forbidden');
    if (groupIds.length === 0) return;
    const groups = companyId === null ? [] : await directory.listGroups(executor, [companyId]);
    const wanted = groups.filter(({ id }) => groupIds.includes(id));
    if (wanted.length !== new Set(groupIds).size) throw new AppError('conflict', { text: groupElsewhere });
    if (!wanted.every(({ permissions }) => mayGiveRights(session, permissions)))
      throw new AppError('forbidden', { text: tooManyRights });
  }

  async function requireFreeUsernames(
    executor: Executor,
    { language }: SignedInCaller,
    usernames: readonly string[],
  ): Promise<void> {
    const taken = await accounts.listTakenUsernames(executor, usernames);
    if (taken.size > 0)
      throw new AppError('conflict', { text: usernameTaken, fields: { username: usernameTaken[language] } });
  }

  async function requireSomebodyLeft(
    executor: Executor,
    users: readonly Pick<AccountRecord, 'id' | 'a' | 'b' | 'isActive'>[],
    field?: FieldOf,
  ): Promise<void> {
    const gone = users.filter((user) => isSuperUser(user) && user.isActive).map(({ id }) => id);
    if (gone.length > 0 && !(await accounts.hasOtherSuperUser(executor, gone)))
      throw refuse(lastSuperUser, field);
  }
}

/** Has whoever administers users of these companies read their lists again. */
async function announce(executor: Executor, companyIds: readonly (string | null)[]): Promise<void> {
  for (const managersOf of new Set(companyIds))
    await publishChange(executor, { to: { managersOf }, keys: [usersLiveKey] });
}

/** What the caller has to be allowed to give a user: the same for most users of a file. */
const rightsKeyOf = ({ companyId, isSuper, groupIds }: UserFields) =>
  JSON.stringify([companyId, isSuper, ...groupIds.toSorted()]);

function requireOther(
  { session }: SignedInCaller,
  users: readonly Pick<AccountRecord, 'id'>[],
  field?: FieldOf,
): void {
  if (users.some(({ id }) => id === session.userId)) throw refuse(notYourself, field);
}

/** Puts a sentence on the field that it is about. */
type FieldOf = (text: LocalizedText) => Readonly<Record<string, string>>;

const fieldOf =
  (field: keyof UserFields, language: Language): FieldOf =>
  (text) => ({ [field]: text[language] });

const refuse = (text: LocalizedText, field?: FieldOf) =>
  new AppError('conflict', { text, ...(field && { fields: field(text) }) });

const keyOf = (username: string) => username.trim().normalize('NFC').toLowerCase();

/** Those of a user's fields that stand in the account itself. */
function accountFieldsOf<Fields extends Partial<UserFields>>({
  groupIds: _groups,
  isSuper: _super,
  isCompanyAdmin: _admin,
  ...fields
}: Fields) {
  return fields;
}

/** What differs from how a user stands. */
function changesOf(user: StandingUser, fields: Partial<AccountFields>): Partial<AccountFields> {
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && user[name as keyof AccountFields] !== value,
  );
  return Object.fromEntries(changed);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
