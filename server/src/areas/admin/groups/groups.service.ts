import type {
  addGroup,
  changeGroup,
  changeGroupMembers,
  checkGroup,
  CompanyGroup,
  deleteGroup,
  GroupFields,
  listCompanyGroups,
  MemberResult,
  previewMenu,
} from 'shared-api/contracts/admin';
import { groupsLiveKey, usersLiveKey } from 'shared-api/contracts/admin';
import { isSuperUser, type InputOf, type OutputOf, type PermissionCode } from 'shared-api/contracts/common';
import {
  mayAdministerCompany,
  mayAdministerUsers,
  mayGiveRights,
  visibleCompanies,
} from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import { visibleArea } from '../../../platform/modules/visible-modules.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { Directory, GroupRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import type { createUserChanges } from '../users/user-changes.ts';
import { conflictOf, groupSubject, withFreeName } from './group-conflicts.ts';
import { lastDefaultGroup, notYourRights, onlyGroup, yourOwnRights } from './groups.texts.ts';
import { flagsOfRole } from './menu-role.ts';

interface GroupDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'modules'> {
  readonly accounts: Pick<Accounts, 'findAccount' | 'listAccounts'>;
  readonly directory: Directory;
  readonly people: Pick<People, 'findPeople'>;
  readonly userChanges: Pick<ReturnType<typeof createUserChanges>, 'lock' | 'change'>;
}

type GroupAction = 'group.added' | 'group.changed' | 'group.removed' | 'group.membersChanged';

/** Makes the service of groups. Every function throws `forbidden` for who administers no users, and `not-found` for a group of another company. */
export function createGroupService(dependencies: GroupDependencies) {
  const { db, audit, modules, accounts, directory, userChanges } = dependencies;
  return {
    /** The groups of the caller's companies. */
    list: async (
      caller: SignedInCaller,
      { companyId }: InputOf<typeof listCompanyGroups>,
    ): Promise<{ groups: CompanyGroup[] }> => {
      requireAdministrator(caller);
      if (companyId !== undefined) await requireCompany(caller, companyId);
      const wanted = companyId === undefined ? visibleCompanies(caller.session) : [companyId];
      const groups = await directory.listGroups(db, wanted);
      const people = await directory.countMembers(
        db,
        groups.map(({ id }) => id),
      );
      const companyNames = await namesOfCompanies(groups);
      return {
        groups: groups.map((group) => ({
          ...group,
          permissions: [...group.permissions],
          companyName: companyNames.get(group.companyId) ?? '',
          people: people.get(group.id) ?? 0,
        })),
      };
    },

    /** Adds a group. @throws AppError `forbidden` for rights that the caller does not have; `conflict` on a name that is taken */
    add: async (
      caller: SignedInCaller,
      { companyId, ...fields }: InputOf<typeof addGroup>,
    ): Promise<{ id: string }> => {
      requireAdministrator(caller);
      await requireCompany(caller, companyId);
      requireMayGive(caller, fields.permissions);
      return db.transaction(async (tx) => {
        const group = { companyId, ...fields };
        const id = await withFreeName(caller, () => directory.addGroup(tx, group));
        await record(tx, caller, {
          group: { id, companyId },
          action: 'group.added',
          data: { after: fields },
        });
        return { id };
      });
    },

    /** Writes a group, and what its people may do. @throws AppError `forbidden`, `conflict`: see `changeGroup` */
    change: async (
      caller: SignedInCaller,
      { id, version, ...fields }: InputOf<typeof changeGroup>,
    ): Promise<{ version: number }> => {
      const group = await requireGroup(caller, id);
      if (group.version !== version) throw await conflictOf(dependencies, group);
      const added = fields.permissions.filter((code) => !group.permissions.includes(code));
      const taken = group.permissions.filter((code) => !fields.permissions.includes(code));
      // A default group gives all its rights to whoever comes: nobody gives, or takes, what they do not have.
      const becomesDefault = fields.isDefault && !group.isDefault;
      requireMayGive(caller, [...added, ...taken, ...(becomesDefault ? fields.permissions : [])]);
      await db.transaction(async (tx) => {
        await withFreeName(caller, () => directory.changeGroup(tx, { id, version }, fields));
        if (group.isDefault && !fields.isDefault) await requireDefaultGroup(tx, group);
        await requireStillAdministrator(tx, caller);
        const data = { before: fieldsOf(group), after: fields };
        await record(tx, caller, { group, action: 'group.changed', data });
      });
      return { version: version + 1 };
    },

    /** Who would lose what. */
    check: async (
      caller: SignedInCaller,
      { id, permissions }: InputOf<typeof checkGroup>,
    ): Promise<OutputOf<typeof checkGroup>> => {
      const group = await requireGroup(caller, id);
      const members = await directory.listMembers(db, id);
      // Super users have every right by themselves.
      const users = (await accounts.listAccounts(db, members)).filter((user) => !isSuperUser(user));
      const groupsOf = await directory.listGroupsOf(
        db,
        users.map((user) => user.id),
      );
      const others = users.map((user) => (groupsOf.get(user.id) ?? []).filter((each) => each.id !== id));
      const isLost = (code: PermissionCode) => (own: readonly GroupRecord[]) =>
        !own.some((each) => each.permissions.includes(code));
      const losing = group.permissions
        .filter((code) => !permissions.includes(code))
        .map((permission) => ({ permission, people: others.filter(isLost(permission)).length }))
        .filter(({ people }) => people > 0);
      const onlyHere = others.filter((own) => own.length === 0).length;
      return { people: members.length, losing, onlyHere };
    },

    /** Deletes a group. @throws AppError `conflict`: see `deleteGroup` */
    remove: async (caller: SignedInCaller, { id, version }: InputOf<typeof deleteGroup>): Promise<void> => {
      const group = await requireGroup(caller, id);
      if (group.version !== version) throw await conflictOf(dependencies, group);
      requireMayGive(caller, group.permissions);
      await db.transaction(async (tx) => {
        const members = await directory.listMembers(tx, id);
        await directory.removeGroup(tx, { id, version });
        if (group.isDefault) await requireDefaultGroup(tx, group);
        await requireNobodyWithout(tx, members);
        await requireStillAdministrator(tx, caller);
        const data = { before: fieldsOf(group), people: members.length };
        await record(tx, caller, { group, action: 'group.removed', data });
      });
    },

    /** Puts people into a group and takes others out; who is refused is answered why, and the others go on. */
    changeMembers: async (
      caller: SignedInCaller,
      { id, add, remove }: InputOf<typeof changeGroupMembers>,
    ): Promise<{ results: MemberResult[] }> => {
      const group = await requireGroup(caller, id);
      if (add.length > 0) requireMayGive(caller, group.permissions);
      const results: MemberResult[] = [];
      for (const userId of new Set(add))
        results.push(await changeMember(caller, { userId, group, isMember: true }));
      for (const userId of new Set(remove))
        results.push(await changeMember(caller, { userId, group, isMember: false }));
      const done = new Set(results.filter(({ outcome }) => outcome === 'done').map(({ userId }) => userId));
      if (done.size > 0) {
        const [added, removed] = [add, remove].map((ids) => ids.filter((each) => done.has(each)).length);
        const data = { name: group.name, added, removed };
        await db.transaction((tx) => record(tx, caller, { group, action: 'group.membersChanged', data }));
      }
      return { results };
    },

    /** The menu of whoever has these rights: of the same builds, by the same rule as everybody's. */
    previewMenu: async (
      caller: SignedInCaller,
      { permissions, role }: InputOf<typeof previewMenu>,
    ): Promise<OutputOf<typeof previewMenu>> => {
      requireAdministrator(caller);
      const viewer = { flags: flagsOfRole(role), permissions, isGuest: false };
      const live = await modules.find();
      return {
        entries: live.modules.flatMap((module) => visibleArea(viewer, module)?.manifest.menu ?? []),
      };
    },
  };

  async function changeMember(
    caller: SignedInCaller,
    { userId, group, isMember }: { userId: string; group: GroupRecord; isMember: boolean },
  ): Promise<MemberResult> {
    let name = '';
    try {
      return await db.transaction(async (tx) => {
        const user = await userChanges.lock(tx, caller, userId);
        name = `${user.lastName} ${user.firstName}`;
        if (user.groupIds.includes(group.id) === isMember)
          return { userId, name, outcome: 'unchanged' as const, reason: '' };
        const others = user.groupIds.filter((id) => id !== group.id);
        if (!isMember && others.length === 0 && !isSuperUser(user))
          throw new AppError('conflict', { text: onlyGroup });
        const groupIds = isMember ? [...others, group.id] : others;
        await userChanges.change(tx, caller, { user, fields: { groupIds } });
        await requireStillAdministrator(tx, caller);
        return { userId, name, outcome: 'done' as const, reason: '' };
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { userId, name, outcome: 'refused', reason: error.text?.[caller.language] ?? error.code };
    }
  }

  async function requireCompany({ session }: SignedInCaller, companyId: string): Promise<void> {
    const isTheirs = mayAdministerCompany(session, companyId);
    if (!isTheirs || !(await directory.findCompany(db, companyId))) throw new AppError('not-found');
  }

  async function requireGroup(caller: SignedInCaller, id: string): Promise<GroupRecord> {
    requireAdministrator(caller);
    const group = await directory.findGroup(db, id);
    if (!group || !mayAdministerCompany(caller.session, group.companyId)) throw new AppError('not-found');
    return group;
  }

  async function requireDefaultGroup(tx: Executor, { companyId }: GroupRecord): Promise<void> {
    const groups = await directory.listGroups(tx, [companyId]);
    if (!groups.some(({ isDefault }) => isDefault))
      throw new AppError('conflict', { text: lastDefaultGroup });
  }

  async function requireNobodyWithout(tx: Executor, userIds: readonly string[]): Promise<void> {
    const groups = await directory.listGroupsOf(tx, userIds);
    const without = userIds.filter((id) => !groups.has(id));
    const users = await accounts.listAccounts(tx, without);
    if (users.some((user) => !isSuperUser(user))) throw new AppError('conflict', { text: onlyGroup });
  }

  async function requireStillAdministrator(tx: Executor, { session }: SignedInCaller): Promise<void> {
    const user = await accounts.findAccount(tx, session.userId);
    if (user && !mayAdministerUsers({ ...user, flags: user }))
      throw new AppError('conflict', { text: yourOwnRights });
  }

  async function record(
    tx: Executor,
    { session, ip, userAgent }: SignedInCaller,
    event: {
      readonly group: Pick<GroupRecord, 'id' | 'companyId'>;
      readonly action: GroupAction;
      readonly data: Record<string, unknown>;
    },
  ): Promise<void> {
    const { group, action, data } = event;
    const { companyId } = group;
    await audit.append(tx, {
      subject: groupSubject(group.id),
      action,
      actor: session.userId,
      companyId,
      data: { ...data, ip, browser: userAgent },
    });
    await publishChange(tx, { to: { managersOf: companyId }, keys: [groupsLiveKey, usersLiveKey] });
  }

  async function namesOfCompanies(groups: readonly GroupRecord[]): Promise<ReadonlyMap<string, string>> {
    const companies = await directory.findCompanies(
      db,
      groups.map(({ companyId }) => companyId),
    );
    return new Map([...companies].map(([id, { name }]) => [id, name]));
  }
}

function requireAdministrator({ session }: SignedInCaller): void {
  if (!mayAdministerUsers(session)) throw new AppError('forbidden');
}

function requireMayGive({ session }: SignedInCaller, codes: readonly PermissionCode[]): void {
  if (mayGiveRights(session, codes)) return;
  throw new AppError('forbidden', { text: notYourRights });
}

function fieldsOf({ name, permissions, isDefault }: GroupRecord): GroupFields {
  return { name, permissions: [...permissions], isDefault };
}
