import { sql } from 'drizzle-orm';
import type { DecidingRows } from '../platform/noted-rows/deciding-rows.ts';
import { areWanted, byId, limitOf } from '../platform/noted-rows/noted-rows.repository.ts';
import { authUsers } from './auth/users/user.schema.ts';
import { decidingMemberships } from './directory/deciding-groups.repository.ts';
import { directoryGroupMembers } from './directory/directory.schema.ts';

/** What people may do, as it is kept with their account for every request to read: it changes as their groups do, and never by itself. */
export const decidingRights: DecidingRows = {
  kind: 'rights',
  actions: decidingMemberships.actions,
  // A new person is compared as a person.
  comesUnannounced: true,
  read: async (executor, wanted) => {
    const { id, permissions } = authUsers;
    const { groupId, userId } = directoryGroupMembers;
    const groups = sql<
      string[]
    >`array(select ${groupId} from ${directoryGroupMembers} where ${userId} = ${id})`;
    const rows = await executor
      .select({ id, permissions, groups })
      .from(authUsers)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map((row) => ({
      id: row.id,
      subjects: [`auth_users:${row.id}`, ...row.groups.map((group) => `directory_groups:${group}`)],
      facts: row.permissions.toSorted(),
    }));
  },
};
