import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceDays, absenceRequests, type RequestRecord } from '../requests/requests.schema.ts';

/** A leave with those of its days that a sickness falls on. */
export interface LeaveDays {
  readonly leave: RequestRecord;
  readonly days: readonly { readonly day: PlainDay; readonly minutes: number }[];
}

interface SicknessDays extends Pick<RequestRecord, 'employeeId'> {
  readonly days: readonly PlainDay[];
}

/** The leave that is approved or waits, with those of its days that it still takes and that are among some; the earliest first. */
export async function listLeaveOnDays(
  executor: Executor,
  { employeeId, days }: SicknessDays,
): Promise<LeaveDays[]> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const rows = await executor
    .select({ leave: absenceRequests, day: absenceDays.day, minutes: absenceDays.minutes })
    .from(absenceDays)
    .innerJoin(absenceRequests, eq(absenceRequests.id, absenceDays.requestId))
    .where(
      and(
        eq(absenceDays.employeeId, employeeId),
        eq(absenceRequests.kind, 'leave'),
        inArray(absenceRequests.status, ['toApprove', 'approved']),
        gte(absenceDays.day, from),
        lte(absenceDays.day, to),
        isOneOf(absenceDays.day, days),
        isNull(absenceDays.givenBackTo),
      ),
    )
    .orderBy(asc(absenceDays.day), asc(absenceRequests.id));
  return byLeave(rows);
}

/** The leave that gave days back to a sickness, with those days. */
export async function listGivenBackTo(executor: Executor, sicknessId: string): Promise<LeaveDays[]> {
  const rows = await executor
    .select({ leave: absenceRequests, day: absenceDays.day, minutes: absenceDays.minutes })
    .from(absenceDays)
    .innerJoin(absenceRequests, eq(absenceRequests.id, absenceDays.requestId))
    .where(eq(absenceDays.givenBackTo, sicknessId))
    .orderBy(asc(absenceDays.day), asc(absenceRequests.id));
  return byLeave(rows);
}

/** Minutes of approved leave that sicknesses gave back, by the sickness. */
export async function sumGivenBack(
  executor: Executor,
  sicknessIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (sicknessIds.length === 0) return new Map();
  const rows = await executor
    .select({
      sicknessId: absenceDays.givenBackTo,
      minutes: sql<string>`sum(${absenceDays.minutes})`,
    })
    .from(absenceDays)
    .innerJoin(absenceRequests, eq(absenceRequests.id, absenceDays.requestId))
    .where(and(isOneOf(absenceDays.givenBackTo, sicknessIds), eq(absenceRequests.status, 'approved')))
    .groupBy(absenceDays.givenBackTo);
  return new Map(rows.map(({ sicknessId, minutes }) => [sicknessId ?? '', Number(minutes)]));
}

/** Marks days of a leave as given back to a sickness; as taken by the leave itself where there is none. */
export async function markGivenBack(
  executor: Executor,
  { leave, days }: LeaveDays,
  sicknessId: string | null,
): Promise<void> {
  await executor
    .update(absenceDays)
    .set({ givenBackTo: sicknessId })
    .where(
      and(
        eq(absenceDays.requestId, leave.id),
        isOneOf(
          absenceDays.day,
          days.map(({ day }) => day),
        ),
      ),
    );
}

function byLeave(
  rows: readonly { readonly leave: RequestRecord; readonly day: PlainDay; readonly minutes: number }[],
): LeaveDays[] {
  const groups = Map.groupBy(rows, ({ leave }) => leave.id);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ leave: first.leave, days: group.map(({ day, minutes }) => ({ day, minutes })) }] : [];
  });
}
