import { and, isNull, sql } from 'drizzle-orm';
import type { DecidingRows } from '../../../platform/noted-rows/deciding-rows.ts';
import { areWanted, byId, limitOf } from '../../../platform/noted-rows/noted-rows.repository.ts';
import { companySubject, requestSubject } from '../absences-audit.ts';
import { absenceEntries, absencePolicies } from '../balances/balances.schema.ts';
import { absenceDelegations } from '../delegations/delegations.schema.ts';
import { absenceDays, absenceRequests } from './requests.schema.ts';

const settingsSubject = (companyId: string) => `admin_settings:${companyId}`;

/** What was asked and decided, and what it takes. */
const requests: DecidingRows = {
  kind: 'absence',
  actions: [
    'absence.added',
    'absence.changed',
    'absence.deleted',
    'absence.open',
    'absence.toApprove',
    'absence.approved',
    'absence.refused',
    'absence.withdrawn',
    'absence.withdrawalAsked',
    'absence.withdrawalRefused',
    'absence.daysAsked',
    'absence.daysRefused',
    'absence.givenBack',
    'absence.recounted',
    'certificate.added',
  ],
  removals: ['data.expired'],
  read: async (executor, wanted) => {
    const { id, employeeId, companyId, kind, from, to, start, end, cause, status, decidedAt, decidedBy } =
      absenceRequests;
    const days = sql<string>`(select string_agg(concat_ws(' ', day, minutes, given_back_to), ',' order by day) from ${absenceDays} where request_id = ${id})`;
    const taken = sql<string>`(select string_agg(concat_ws(' ', counter, minutes), ',' order by counter, minutes) from ${absenceEntries} where request_id = ${id})`;
    const rows = await executor
      .select({
        id,
        employeeId,
        companyId,
        kind,
        from,
        to,
        start,
        end,
        cause,
        status,
        decidedAt,
        decidedBy,
        days,
        taken,
      })
      .from(absenceRequests)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: key, ...facts }) => ({
      id: key,
      subjects: [requestSubject(key), settingsSubject(facts.companyId)],
      facts,
    }));
  },
};

/** What people have of each balance, but for what requests take. */
const balances: DecidingRows = {
  kind: 'balance',
  // What a term ends is carried over.
  actions: ['balance.adjusted', 'balances.imported', 'balances.accrued', 'data.expired'],
  read: async (executor, wanted) => {
    const id = absenceEntries.employeeId;
    const entries = sql<string>`string_agg(concat_ws(' ', counter, day, minutes, kind, month), ',' order by created_at, id)`;
    const rows = await executor
      .select({ id, companies: sql<string[]>`array_agg(distinct ${absenceEntries.companyId})`, entries })
      .from(absenceEntries)
      .where(and(areWanted(id, wanted), isNull(absenceEntries.requestId)))
      .groupBy(id)
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: key, companies, ...facts }) => ({
      id: key,
      subjects: companies.flatMap((company) => [companySubject(company), settingsSubject(company)]),
      facts,
    }));
  },
};

/** What people earn. */
const policies: DecidingRows = {
  kind: 'accrual-policy',
  actions: ['policy.saved', 'policy.removed'],
  read: async (executor, wanted) => {
    const { id, companyId, employeeId, validFrom, yearly } = absencePolicies;
    const rows = await executor
      .select({ id, companyId, employeeId, validFrom, yearly })
      .from(absencePolicies)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: key, ...facts }) => ({
      id: key,
      subjects: [companySubject(facts.companyId)],
      facts,
    }));
  },
};

/** Who decides in whose place. */
const delegations: DecidingRows = {
  kind: 'delegation',
  actions: ['delegation.given', 'delegation.ended', 'account.removed', 'account.rest-erased', 'user.removed'],
  read: async (executor, wanted) => {
    const { id, byUserId, toUserId, from, to, endedAt } = absenceDelegations;
    const rows = await executor
      .select({ id, byUserId, toUserId, from, to, endedAt })
      .from(absenceDelegations)
      .where(areWanted(id, wanted))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: key, ...facts }) => ({
      id: key,
      subjects: [
        `absence_delegations:${key}`,
        `auth_users:${facts.byUserId}`,
        `auth_users:${facts.toUserId}`,
      ],
      facts,
    }));
  },
};

/** Of absences and balances. */
export const decidingAbsences: readonly DecidingRows[] = [requests, balances, policies, delegations];
