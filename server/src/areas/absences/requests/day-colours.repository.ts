import { and, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { AbsenceStatus } from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceDays, absenceRequests, type RequestRecord } from './requests.schema.ts';

interface Wanted extends Pick<RequestRecord, 'employeeId' | 'kind' | 'from' | 'to'> {}

/** The days that an employee's requests of a kind take, each with the state of its request; a day may have several. */
export async function listColouredDays(
  executor: Executor,
  { employeeId, kind, from, to }: Wanted,
): Promise<{ day: PlainDay; status: AbsenceStatus }[]> {
  return executor
    .select({ day: absenceDays.day, status: absenceRequests.status })
    .from(absenceDays)
    .innerJoin(absenceRequests, eq(absenceRequests.id, absenceDays.requestId))
    .where(
      and(
        eq(absenceDays.employeeId, employeeId),
        gte(absenceDays.day, from),
        lte(absenceDays.day, to),
        isNull(absenceDays.givenBackTo),
        eq(absenceRequests.kind, kind),
        inArray(absenceRequests.status, ['open', 'toApprove', 'approved']),
      ),
    );
}
