import { usernameKeyOf, isSuperUser } from 'shared-api/contracts/common';
import { mayAdministerUser, mayGiveRights } from 'shared-api/contracts/directory';
import { rightsLiveKey } from 'shared-api/contracts/platform';
import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishToUsers } from '../../../platform/live/live-messages.ts';
import type { AccountEvent, AccountFields, Accounts, ChangedAccount } from '../../ports/accounts.port.ts';
import type { Directory, GroupRecord } from '../../ports/directory.port.ts';
import {
  planUserChange,
  refuse,
  RefusedChange,
  type PlannedChange,
  type StandingUser,
  type UserChange,
} from './plan-user-change.ts';
import { announceUsers } from './user-records.ts';
import { groupElsewhere, lastSuperUser, tooManyRights, usernameTaken } from './users.texts.ts';

interface ChangeDependencies {
  readonly accounts: Accounts;
  readonly directory: Directory;
}

/** Makes what changes users who exist, a few statements for all of them. */
export function createChangeUsers({ accounts, directory }: ChangeDependencies) {
  return {
    /** Those of users whom the caller administers, held until the transaction ends, by their ids. */
    lockMany: async (
      executor: Executor,
      { session }: SignedInCaller,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, StandingUser>> => {
      if (ids.length === 0) return new Map();
      const held = await accounts.lockAccounts(executor, ids);
      const users = held.filter((user) => mayAdministerUser(session, { ...user, flags: user }));
      const groups = await directory.listGroupsOf(
        executor,
        users.map(({ id }) => id),
      );
      const groupIdsOf = (id: string) => (groups.get(id) ?? []).map((group) => group.id);
      const badges = await directory.listBadgeUsers(
        executor,
        users.map(({ id }) => id),
      );
      return new Map(
        users.map((user) => [
          user.id,
          { ...user, groupIds: groupIdsOf(user.id), usesBadge: badges.has(user.id) },
        ]),
      );
    },

    /**
     * Writes what is said of users whom `lockMany` gave, each once: all of it, or nothing. @returns the versions that stand now, by user.
     * @throws RefusedChange `forbidden` for what the caller may not give, `conflict` for a user name that is taken, oneself, or the last super
     * user
     */
    changeMany: async (
      executor: Executor,
      caller: SignedInCaller,
      changes: readonly UserChange[],
    ): Promise<ReadonlyMap<string, number>> => {
      const planned = changes.map((change) => planUserChange(caller, change));
      await requireMayGive(executor, caller, planned);
      await requireSomebodyLeft(executor, caller, planned);
      await requireFreeUsernames(executor, caller, planned);
      const written = planned.filter(
        ({ after, isInOthers, badge }) => Object.keys(after).length > 0 || isInOthers || badge !== undefined,
      );
      const versions = await write(executor, caller, written);
      return new Map(changes.map(({ user }) => [user.id, versions.get(user.id) ?? user.version]));
    },
  };

  /** @throws RefusedChange where the caller may not give it, for each company's groups read once. */
  async function requireMayGive(
    executor: Executor,
    { session }: SignedInCaller,
    planned: readonly PlannedChange[],
  ): Promise<void> {
    const wanting = planned.filter(({ addedGroupIds }) => addedGroupIds.length > 0);
    const companyIds = new Set(wanting.flatMap(({ companyId }) => companyId ?? []));
    const groups = companyIds.size === 0 ? [] : await directory.listGroups(executor, [...companyIds]);
    const byId = new Map(groups.map((group) => [group.id, group]));
    for (const { user, companyId, addedGroupIds } of wanting) {
      const wanted = addedGroupIds.map((id) => byId.get(id));
      const own = wanted.filter((group): group is GroupRecord => group?.companyId === companyId);
      if (own.length !== wanted.length) throw new RefusedChange(user, 'conflict', { text: groupElsewhere });
      if (!own.every(({ permissions }) => mayGiveRights(session, permissions)))
        throw new RefusedChange(user, 'forbidden', { text: tooManyRights });
    }
  }

  async function requireSomebodyLeft(
    executor: Executor,
    { language }: SignedInCaller,
    planned: readonly PlannedChange[],
  ): Promise<void> {
    const gone = planned.filter(
      ({ user, isActive, isSuper }) => isSuperUser(user) && user.isActive && !(isActive && isSuper),
    );
    const [first] = gone;
    const ids = gone.map(({ user }) => user.id);
    if (!first || (await accounts.hasOtherSuperUser(executor, ids))) return;
    refuse(first.user, lastSuperUser, { field: first.isSuper ? 'isActive' : 'isSuper', language });
  }

  async function requireFreeUsernames(
    executor: Executor,
    { language }: SignedInCaller,
    planned: readonly PlannedChange[],
  ): Promise<void> {
    const renamed = planned.flatMap(({ user, after: { username } }) => {
      if (username === undefined || usernameKeyOf(username) === usernameKeyOf(user.username)) return [];
      return [{ user, username }];
    });
    if (renamed.length === 0) return;
    const wanted = renamed.map(({ user: { id }, username }) => ({ id, username }));
    const taken = await accounts.listTakenUsernames(executor, wanted);
    const refused = renamed.find(({ username }) => taken.has(usernameKeyOf(username)));
    if (refused) refuse(refused.user, usernameTaken, { field: 'username', language });
  }

  async function write(
    executor: Executor,
    caller: SignedInCaller,
    planned: readonly PlannedChange[],
  ): Promise<ReadonlyMap<string, number>> {
    if (planned.length === 0) return new Map();
    const accountChanges = planned.map(({ user: { id }, after }) => ({ id, fields: after }));
    const changed = await accounts.changeAccounts(executor, accountChanges, caller);
    const members = planned.flatMap(({ user, companyId, groupIds, isInOthers }) =>
      isInOthers && companyId !== null ? [{ userId: user.id, companyId, groupIds }] : [],
    );
    await directory.setGroups(executor, members);
    await directory.setBadges(
      executor,
      planned.flatMap(({ user: { id: userId }, badge }) =>
        badge === undefined ? [] : { userId, usesBadge: badge },
      ),
    );
    await accounts.recordAccountEvents(
      executor,
      planned.flatMap((change) => eventOf(caller, withoutProposed(change, changed.get(change.user.id)))),
    );
    await announceUsers(
      executor,
      planned.flatMap(({ user, companyId }) => [user.companyId, companyId]),
    );
    // Who has the page open gets the menu of their new role.
    const others = planned.filter(({ after: { a, b } }) => a !== undefined || b !== undefined);
    await publishToUsers(executor, { userIds: others.map(({ user }) => user.id), keys: [rightsLiveKey] });
    return new Map([...changed].map(([id, { version }]) => [id, version]));
  }
}

/** What of a change counts; the rest waits for its person, and has an event of its own. */
function withoutProposed(change: PlannedChange, changed: ChangedAccount | undefined): PlannedChange {
  const waits = new Set<string>(changed?.proposed);
  const counts = Object.entries(change.after).filter(([name]) => !waits.has(name));
  return { ...change, after: Object.fromEntries(counts) };
}

/** What a change is recorded as; nothing where all of it waits. */
function eventOf(
  by: SignedInCaller,
  { user, after, groupIds, isInOthers, badge }: PlannedChange,
): AccountEvent | [] {
  const isBadge = badge !== undefined && badge !== user.usesBadge;
  const names = Object.keys(after) as (keyof AccountFields)[];
  if (names.length === 0 && !isInOthers && !isBadge) return [];
  const before = Object.fromEntries(names.map((name) => [name, user[name]]));
  return {
    userId: user.id,
    by,
    action: 'user.changed',
    data: {
      before: {
        ...before,
        ...(isInOthers && { groupIds: user.groupIds }),
        ...(isBadge && { usesBadge: user.usesBadge }),
      },
      after: { ...after, ...(isInOthers && { groupIds }), ...(isBadge && { usesBadge: badge }) },
    },
  };
}
