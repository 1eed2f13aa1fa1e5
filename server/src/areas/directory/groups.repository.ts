import { and, asc, count, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { foldText, type PermissionCode } from 'shared-api/contracts/common';
import { inFoldedOrder } from '../../platform/db/folded-text.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { Executor } from '../../platform/db/database.ts';
import { directoryGroupMembers, directoryGroups, type GroupRecord } from './directory.schema.ts';

/** Adds a group with its members. */
export async function insertGroup(
  executor: Executor,
  group: typeof directoryGroups.$inferInsert,
  userIds: readonly string[] = [],
): Promise<void> {
  await executor.insert(directoryGroups).values({ ...group, nameFold: foldText(group.name) });
  if (userIds.length > 0) await addMembers(executor, group.id, userIds);
}

/** The groups of companies, by company and name. */
export async function listGroupsIn(
  executor: Executor,
  companyIds: 'all' | readonly string[],
): Promise<GroupRecord[]> {
  const { id, companyId, nameFold } = directoryGroups;
  return executor
    .select()
    .from(directoryGroups)
    .where(companyIds === 'all' ? undefined : isOneOf(companyId, companyIds))
    .orderBy(asc(companyId), asc(inFoldedOrder(nameFold)), asc(id));
}

/** Groups by their ids, held until the transaction ends. */
export async function lockGroups(executor: Executor, ids: readonly string[]): Promise<GroupRecord[]> {
  return executor
    .select()
    .from(directoryGroups)
    .where(isOneOf(directoryGroups.id, ids))
    .orderBy(asc(directoryGroups.id))
    .for('update');
}

/** The groups that users are in, by user and name. */
export async function listGroupsOfUsers(
  executor: Executor,
  userIds: readonly string[],
): Promise<{ userId: string; group: GroupRecord }[]> {
  const { groupId, userId } = directoryGroupMembers;
  return executor
    .select({ userId, group: directoryGroups })
    .from(directoryGroupMembers)
    .innerJoin(directoryGroups, eq(directoryGroups.id, groupId))
    .where(isOneOf(userId, userIds))
    .orderBy(asc(userId), asc(inFoldedOrder(directoryGroups.nameFold)), asc(directoryGroups.id));
}

/** The users that are in a group. */
export async function listMembers(executor: Executor, groupId: string): Promise<string[]> {
  const rows = await executor
    .select({ userId: directoryGroupMembers.userId })
    .from(directoryGroupMembers)
    .where(eq(directoryGroupMembers.groupId, groupId))
    .orderBy(asc(directoryGroupMembers.userId));
  return rows.map(({ userId }) => userId);
}

/** How many users are in each group. */
export async function countMembers(
  executor: Executor,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { groupId } = directoryGroupMembers;
  const rows = await executor
    .select({ groupId, members: count() })
    .from(directoryGroupMembers)
    .where(isOneOf(groupId, groupIds))
    .groupBy(groupId);
  return new Map(rows.map((row) => [row.groupId, row.members]));
}

/** Puts users into their groups and takes them out of every other. */
export async function setMemberships(
  executor: Executor,
  members: readonly { readonly userId: string; readonly groupIds: readonly string[] }[],
): Promise<void> {
  const userIds = members.map(({ userId }) => userId);
  await executor.delete(directoryGroupMembers).where(isOneOf(directoryGroupMembers.userId, userIds));
  await insertMembers(
    executor,
    members.flatMap(({ userId, groupIds }) => groupIds.map((groupId) => ({ groupId, userId }))),
  );
}

/** Puts users into a group; who is in it stays. */
export async function addMembers(
  executor: Executor,
  groupId: string,
  userIds: readonly string[],
): Promise<void> {
  await executor
    .insert(directoryGroupMembers)
    .values(userIds.map((userId) => ({ groupId, userId })))
    .onConflictDoNothing();
}

/** Writes who is in which group. */
export async function insertMembers(
  executor: Executor,
  members: { groupId: string; userId: string }[],
): Promise<void> {
  if (members.length > 0) await executor.insert(directoryGroupMembers).values(members);
}

/** The groups of a company that its newcomers are in. */
export async function listDefaultGroups(executor: Executor, companyId: string): Promise<GroupRecord[]> {
  return executor
    .select()
    .from(directoryGroups)
    .where(and(eq(directoryGroups.companyId, companyId), directoryGroups.isDefault))
    .orderBy(asc(directoryGroups.id));
}

/** Writes a group. @returns whether it stood at that version. */
export async function updateGroup(
  executor: Executor,
  { id, version }: Pick<GroupRecord, 'id' | 'version'>,
  fields: Partial<{ name: string; permissions: PermissionCode[]; isDefault: boolean }>,
): Promise<boolean> {
  const changed = await executor
    .update(directoryGroups)
    .set({
      ...fields,
      ...(fields.name !== undefined && { nameFold: foldText(fields.name) }),
      version: sql`${directoryGroups.version} + 1`,
    })
    .where(and(eq(directoryGroups.id, id), eq(directoryGroups.version, version)))
    .returning({ id: directoryGroups.id });
  return changed.length === 1;
}

/** Deletes a group, and with it who is in it. @returns whether it stood at that version. */
export async function deleteGroup(
  executor: Executor,
  { id, version }: Pick<GroupRecord, 'id' | 'version'>,
): Promise<boolean> {
  const deleted = await executor
    .delete(directoryGroups)
    .where(and(eq(directoryGroups.id, id), eq(directoryGroups.version, version)))
    .returning({ id: directoryGroups.id });
  return deleted.length === 1;
}

/** A group by its id. */
export async function findGroup(executor: Executor, id: string): Promise<GroupRecord | undefined> {
  const [group] = await executor.select().from(directoryGroups).where(eq(directoryGroups.id, id));
  return group;
}

/** The folded names of the groups that the user is in whose id a column has, by name, within a statement of another area. */
export function foldedGroupNamesOf(column: SQLWrapper): SQL<string> {
  const { groupId, userId } = directoryGroupMembers;
  const { id, nameFold } = directoryGroups;
  return sql<string>`(select coalesce(string_agg(${nameFold}, ', ' order by ${inFoldedOrder(nameFold)}), '') from ${directoryGroupMembers} join ${directoryGroups} on ${id} = ${groupId} where ${userId} = ${column})`;
}

/** Whether the user is in a group whose id a column has, within a statement of another area. */
export function isInGroup(column: SQLWrapper, group: string): SQL<boolean> {
  const { groupId, userId } = directoryGroupMembers;
  return sql<boolean>`exists (select from ${directoryGroupMembers} where ${userId} = ${column} and ${groupId} = ${group})`;
}
