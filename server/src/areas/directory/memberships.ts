import { randomUUID } from 'node:crypto';
import { permissionCodes, type PermissionCode } from 'shared-api/contracts/common';
import { rightsLiveKey } from 'shared-api/contracts/platform';
import type { Audit } from '../../platform/audit/audit.service.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { publishToUsers } from '../../platform/live/live-messages.ts';
import type { GroupFields, GroupMember, GroupRecord, Memberships } from '../ports/directory.port.ts';
import { groupSubject } from './deciding-groups.repository.ts';
import {
  addMembers,
  countMembers,
  deleteGroup,
  findGroup,
  insertGroup,
  insertMembers,
  listDefaultGroups,
  listGroupsIn,
  listGroupsOfUsers,
  listMembers,
  lockGroups,
  setMemberships,
  updateGroup,
} from './groups.repository.ts';

/** Writes into accounts what they may do. */
export type SetPermissions = (
  executor: Executor,
  permissions: ReadonlyMap<string, readonly PermissionCode[]>,
) => Promise<readonly string[]>;

interface MembershipDependencies {
  readonly audit: Pick<Audit, 'append'>;
  readonly lockAccounts: (executor: Executor, userIds: readonly string[]) => Promise<void>;
  readonly setPermissions: SetPermissions;
}

/** The group that a company without one for newcomers gets: their documents and their profile. */
const firstGroup = { name: 'Dipendenti', permissions: ['doc_docsign', 'profilo_docsign'] } as const;

/** Makes the one place where who is in which group changes, and with it what they may do (decision 045). */
export function createMemberships({
  audit,
  lockAccounts,
  setPermissions,
}: MembershipDependencies): Memberships {
  return {
    listGroups: listGroupsIn,
    findGroup,
    listMembers,
    countMembers: (executor, groupIds) =>
      groupIds.length === 0 ? Promise.resolve(new Map()) : countMembers(executor, groupIds),
    listGroupsOf: groupsOf,

    setGroups: async (executor, members) => {
      if (members.length === 0) return;
      await requireGroups(executor, members);
      await setMemberships(
        executor,
        members.map(({ userId, groupIds }) => ({ userId, groupIds: [...new Set(groupIds)] })),
      );
      await writeRights(
        executor,
        members.map(({ userId }) => userId),
      );
    },

    joinGroups: async (executor, members) => {
      await requireGroups(executor, members);
      await insertMembers(
        executor,
        members.flatMap(({ userId, groupIds }) => groupIds.map((groupId) => ({ groupId, userId }))),
      );
      await writeRights(
        executor,
        members.map(({ userId }) => userId),
      );
    },

    joinDefaultGroups: async (executor, { userId, companyId }) => {
      const known = await listDefaultGroups(executor, companyId);
      const groupIds =
        known.length > 0 ? known.map(({ id }) => id) : [await addFirstGroup(executor, companyId)];
      for (const groupId of groupIds) await addMembers(executor, groupId, [userId]);
      await writeRights(executor, [userId]);
    },

    addGroup: async (executor, { companyId, name, permissions, isDefault }) => {
      const id = randomUUID();
      await insertGroup(executor, { id, companyId, name, permissions: [...permissions], isDefault });
      return id;
    },

    changeGroup: async (executor, stood, { name, permissions, isDefault }: GroupFields) => {
      const fields = { name, permissions: [...permissions], isDefault };
      await lockMembers(executor, stood.id);
      if (!(await updateGroup(executor, stood, fields))) throw new AppError('conflict');
      await writeRights(executor, await listMembers(executor, stood.id));
    },

    removeGroup: async (executor, stood) => {
      const members = await lockMembers(executor, stood.id);
      if (!(await deleteGroup(executor, stood))) throw new AppError('conflict');
      await writeRights(executor, members);
    },
  };

  // People before groups, as whoever changes a user does: the other way round two changes would wait for each other.
  async function lockMembers(executor: Executor, groupId: string): Promise<readonly string[]> {
    const members = await listMembers(executor, groupId);
    if (members.length > 0) await lockAccounts(executor, members);
    return members;
  }

  async function groupsOf(executor: Executor, userIds: readonly string[]) {
    const rows = userIds.length === 0 ? [] : await listGroupsOfUsers(executor, userIds);
    const byUser = Map.groupBy(rows, ({ userId }) => userId);
    return new Map([...byUser].map(([userId, own]) => [userId, own.map(({ group }) => group)] as const));
  }

  async function writeRights(executor: Executor, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    // Two changes of groups that share a person: the second works out their rights once the first stands.
    await lockAccounts(executor, userIds);
    const groups = await groupsOf(executor, userIds);
    const rights = new Map(userIds.map((id) => [id, permissionsOf(groups.get(id) ?? [])]));
    await publishRights(executor, await setPermissions(executor, rights));
  }

  /** Holds the groups of members, each of whose is of their company. @throws AppError `not-found` for another's */
  async function requireGroups(executor: Executor, members: readonly GroupMember[]): Promise<void> {
    const wanted = [...new Set(members.flatMap(({ groupIds }) => groupIds))];
    const groups = wanted.length === 0 ? [] : await lockGroups(executor, wanted);
    const companies = new Map(groups.map(({ id, companyId }) => [id, companyId]));
    if (members.some(({ companyId, groupIds }) => groupIds.some((id) => companies.get(id) !== companyId)))
      throw new AppError('not-found');
  }

  async function addFirstGroup(executor: Executor, companyId: string): Promise<string> {
    const [known] = (await listGroupsIn(executor, [companyId])).filter(
      ({ name }) => name === firstGroup.name,
    );
    if (known) return known.id;
    const id = randomUUID();
    const permissions = [...firstGroup.permissions];
    const group = { name: firstGroup.name, permissions, isDefault: true };
    await insertGroup(executor, { id, companyId, ...group });
    await audit.append(executor, {
      subject: groupSubject(id),
      action: 'group.added',
      actor: null,
      companyId,
      data: { after: group },
    });
    return id;
  }
}

/** Has the pages of people ask anew what they may open. */
async function publishRights(executor: Executor, userIds: readonly string[]): Promise<void> {
  await publishToUsers(executor, { userIds, keys: [rightsLiveKey] });
}

/** What groups give together, each code once, in the order of the codes. */
function permissionsOf(groups: readonly Pick<GroupRecord, 'permissions'>[]): PermissionCode[] {
  const given = new Set(groups.flatMap(({ permissions }) => permissions));
  return permissionCodes.filter((code) => given.has(code));
}
