import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { maxAbsenceDays, type AbsenceStatus } from 'shared-api/contracts/absences';
import { addDays, type PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceRequests, type RequestRecord } from '../requests/requests.schema.ts';

interface Wanted {
  readonly from: PlainDay;
  readonly to: PlainDay;
  readonly statuses: readonly AbsenceStatus[];
}

/** The requests of a company, or of one employee of it, in some states that touch a span, by their first day. */
export async function listAwayBetween(
  executor: Executor,
  {
    companyId,
    employeeId,
    from,
    to,
    statuses,
  }: Wanted & { readonly companyId: string; readonly employeeId?: string },
): Promise<RequestRecord[]> {
  return executor
    .select()
    .from(absenceRequests)
    .where(
      and(
        eq(absenceRequests.companyId, companyId),
        employeeId === undefined ? undefined : eq(absenceRequests.employeeId, employeeId),
        isOneOf(absenceRequests.status, statuses),
        // No request is longer: the index needs to look no further back.
        gte(absenceRequests.from, addDays(from, -maxAbsenceDays)),
        lte(absenceRequests.from, to),
        gte(absenceRequests.to, from),
      ),
    )
    .orderBy(asc(absenceRequests.from), asc(absenceRequests.id));
}
