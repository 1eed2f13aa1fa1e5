import { sql } from 'drizzle-orm';
import type { DecidingRows } from '../platform/noted-rows/deciding-rows.ts';
import { areWanted, byId, limitOf } from '../platform/noted-rows/noted-rows.repository.ts';
import { authUsers } from './auth/users/user.schema.ts';
import { decidingMemberships } from './directory/deciding-groups.repository.ts';
import { directoryGroupMembers, directoryGroups } from './directory/directory.schema.ts';

/**
 * What people may do, as it is kept with their account for every request to read: it changes as their groups do, and never by itself. What no
 * group of theirs gives is found whatever the log tells, and where the note is gone too.
 */
export const decidingRights: DecidingRows = {
  kind: 'rights',
  actions: decidingMemberships.actions,
  // A new person is compared as a person.
  comesUnannounced: () => true,
  read: async (executor, wanted) => {
    const { id, permissions } = authUsers;
    const { groupId, userId } = directoryGroupMembers;
    const groups = sql<
      string[]
    >`array(select ${groupId} from ${directoryGroupMembers} where ${userId} = ${id})`;
    // A select of one table leaves the tables of its columns out: an `id` within would be the group’s.
    const given = sql<
      string[]
    >`array(select distinct unnest(g.permissions) from ${directoryGroups} g join ${directoryGroupMembers} m on m.group_id = g.id where m.user_id = ${authUsers}.id)`;
    const rows = await executor
      .select({ id, permissions, groups, given })
      .from(authUsers)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map((row) => ({
      id: row.id,
      subjects: [`auth_users:${row.id}`, ...row.groups.map((group) => `directory_groups:${group}`)],
      facts: row.permissions.toSorted(),
      contradiction: ungiven(row),
    }));
  },
};

/** Says which rights no group of a person gives, if any. */
function ungiven(row: { readonly permissions: readonly string[]; readonly given: readonly string[] }) {
  const more = row.permissions.filter((code) => !row.given.includes(code));
  return more.length === 0 ? undefined : `no group of theirs gives ${more.toSorted().join(', ')}`;
}
