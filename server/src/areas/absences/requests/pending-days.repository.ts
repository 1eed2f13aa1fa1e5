import { and, asc, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceDays, absenceRequests } from './requests.schema.ts';

/** The days of a company's employees for which something waits for a decision, by employee. */
export async function listPendingDays(
  executor: Executor,
  { companyId, from, to }: { readonly companyId: string; readonly from: PlainDay; readonly to: PlainDay },
): Promise<ReadonlyMap<string, readonly PlainDay[]>> {
  const waits = or(
    eq(absenceRequests.status, 'toApprove'),
    and(eq(absenceRequests.status, 'approved'), isNotNull(absenceRequests.withdrawalAskedAt)),
  );
  const rows = await executor
    .selectDistinct({ employeeId: absenceDays.employeeId, day: absenceDays.day })
    .from(absenceRequests)
    .innerJoin(absenceDays, eq(absenceDays.requestId, absenceRequests.id))
    .where(
      and(
        eq(absenceRequests.companyId, companyId),
        waits,
        isNull(absenceDays.givenBackTo),
        gte(absenceDays.day, from),
        lte(absenceDays.day, to),
      ),
    )
    .orderBy(asc(absenceDays.day));
  const byEmployee = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return new Map([...byEmployee].map(([employeeId, days]) => [employeeId, days.map(({ day }) => day)]));
}
