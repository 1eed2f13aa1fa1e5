import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { DecidingRows } from '../../platform/noted-rows/deciding-rows.ts';
import { areWanted, byId, limitOf } from '../../platform/noted-rows/noted-rows.repository.ts';
import {
  directoryCompanies,
  directoryEmployees,
  directoryGroupMembers,
  directoryGroups,
} from './directory.schema.ts';

/** The chain of the log of a group. */
export const groupSubject = (id: string) => `directory_groups:${id}`;

/** By what somebody comes to a company, is changed there, and goes. */
const comingAndGoing: readonly string[] = [
  'account.removed',
  'account.rest-erased',
  'administrator.made',
  'company-sign-in.added',
  'sign-up.approved',
  'sign-up.confirmed',
  'user.added',
  'user.changed',
  'user.removed',
];

/** What the people of a group may do. */
const groups: DecidingRows = {
  kind: 'group',
  actions: ['group.added', 'group.changed', 'group.removed'],
  read: async (executor, wanted) => {
    const { id, companyId, permissions, isDefault } = directoryGroups;
    const rows = await executor
      .select({ id, companyId, permissions, isDefault })
      .from(directoryGroups)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: key, ...facts }) => ({ id: key, subjects: [groupSubject(key)], facts }));
  },
};

/** Who is in which group. */
export const decidingMemberships: DecidingRows = {
  kind: 'membership',
  actions: [
    ...comingAndGoing,
    'company-sign-in.groups',
    'group.added',
    'group.changed',
    'group.membersChanged',
    'group.removed',
  ],
  read: async (executor, wanted) => {
    const { groupId, userId } = directoryGroupMembers;
    const id = sql<string>`${groupId} || ' ' || ${userId}`;
    const rows = await executor
      .select({ id, groupId, userId })
      .from(directoryGroupMembers)
      .innerJoin(directoryGroups, eq(directoryGroups.id, groupId))
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map((row) => ({
      id: row.id,
      subjects: [`auth_users:${row.userId}`, groupSubject(row.groupId)],
      facts: true,
    }));
  },
};

/** Which employee an account is: whose absences, hours and balances are theirs. */
const employments: DecidingRows = {
  kind: 'employment',
  actions: comingAndGoing,
  read: async (executor, wanted) => {
    const { userId, companyId } = directoryEmployees;
    // Who takes the place of somebody comes, and they go: each needs an event of its own.
    const id = sql<string>`${directoryEmployees.id} || ' ' || ${userId}`;
    const rows = await executor
      .select({ id, userId, companyId })
      .from(directoryEmployees)
      .where(and(isNotNull(userId), areWanted(id, wanted)))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map((row) => ({ id: row.id, subjects: [`auth_users:${row.userId}`], facts: row.companyId }));
  },
};

const rulesOfNewOnes = { asksSmsCode: false, asksAllPages: false, signUp: 'closed', signUpDomains: [] };

/** What a company asks of who signs, and who may join it. */
const companies: DecidingRows = {
  kind: 'company',
  actions: ['settings.saved', 'settings.domain-proved', 'settings.domain-accepted'],
  // One with rules of its own had them saved.
  comesUnannounced: ({ facts }) => JSON.stringify(facts) === JSON.stringify(rulesOfNewOnes),
  read: async (executor, wanted) => {
    const { id, asksSmsCode, asksAllPages, youngChange, asksStrongSignIn } = directoryCompanies;
    const { signUp, signUpDomains, provedDomains } = directoryCompanies;
    const rules = { asksSmsCode, asksAllPages, youngChange, asksStrongSignIn };
    const rows = await executor
      .select({ id, ...rules, signUp, signUpDomains, provedDomains })
      .from(directoryCompanies)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(
      ({ id: key, youngChange: rule, asksStrongSignIn: isStrong, provedDomains: proved, ...others }) => ({
        id: key,
        subjects: [`admin_settings:${key}`],
        // What was noted before there were these choices still counts.
        facts: {
          ...others,
          ...(rule !== 'code' && { youngChange: rule }),
          ...(isStrong && { isStrong }),
          ...(proved.length > 0 && { provedDomains: proved }),
        },
      }),
    );
  },
};

/** Of companies, groups, and who is in them. */
export const decidingGroups: readonly DecidingRows[] = [companies, groups, decidingMemberships, employments];
