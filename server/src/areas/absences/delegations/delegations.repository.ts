import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceDelegations, type DelegationRecord } from './delegations.schema.ts';

const { companyId, byUserId, toUserId, from, to, endedAt } = absenceDelegations;

/** Adds a delegation. */
export async function insertDelegation(executor: Executor, delegation: DelegationRecord): Promise<void> {
  await executor.insert(absenceDelegations).values(delegation);
}

/** The delegations that count on a day: to somebody, of a company, or both. */
export async function listDelegationsOn(
  executor: Executor,
  wanted: { readonly day: PlainDay; readonly toUserId?: string; readonly companyId?: string },
): Promise<DelegationRecord[]> {
  return executor
    .select()
    .from(absenceDelegations)
    .where(
      and(
        wanted.toUserId === undefined ? undefined : eq(toUserId, wanted.toUserId),
        wanted.companyId === undefined ? undefined : eq(companyId, wanted.companyId),
        lte(from, wanted.day),
        gte(to, wanted.day),
        isNull(endedAt),
      ),
    )
    .orderBy(asc(from), asc(absenceDelegations.id));
}

/** The delegations that somebody gave or was given and that are not over on a day. */
export async function listDelegationsOf(
  executor: Executor,
  { userId, day }: { readonly userId: string; readonly day: PlainDay },
): Promise<DelegationRecord[]> {
  return executor
    .select()
    .from(absenceDelegations)
    .where(and(or(eq(byUserId, userId), eq(toUserId, userId)), gte(to, day), isNull(endedAt)))
    .orderBy(asc(from), asc(absenceDelegations.id));
}

/** To whom the administrators of a company ever delegated and did not end it. */
export async function listDelegates(executor: Executor, company: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ userId: toUserId })
    .from(absenceDelegations)
    .where(and(eq(companyId, company), isNull(endedAt)));
  return rows.map(({ userId }) => userId);
}

/** Ends a delegation that somebody gave. @returns it; undefined where there is none. */
export async function endDelegation(
  executor: Executor,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<DelegationRecord | undefined> {
  const [ended] = await executor
    .update(absenceDelegations)
    .set({ endedAt: now })
    .where(and(eq(absenceDelegations.id, id), eq(byUserId, userId), isNull(endedAt)))
    .returning();
  return ended;
}
