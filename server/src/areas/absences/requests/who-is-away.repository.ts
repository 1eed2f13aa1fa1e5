import { and, asc, countDistinct, eq, gte, lte, ne } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceRequests, type RequestRecord } from './requests.schema.ts';

interface AwaySpan {
  readonly companyId: string;
  /** Who asks, and is not counted. */
  readonly employeeId: string;
  readonly from: PlainDay;
  readonly to: PlainDay;
  readonly limit: number;
}

/** The approved absences of the other people of a company that touch a span, and of how many people. */
export async function listAway(
  executor: Executor,
  { companyId, employeeId, from, to, limit }: AwaySpan,
): Promise<{ rows: Pick<RequestRecord, 'employeeId' | 'from' | 'to' | 'start'>[]; total: number }> {
  const where = and(
    eq(absenceRequests.companyId, companyId),
    eq(absenceRequests.status, 'approved'),
    lte(absenceRequests.from, to),
    gte(absenceRequests.to, from),
    ne(absenceRequests.employeeId, employeeId),
  );
  const rows = await executor
    .select({
      employeeId: absenceRequests.employeeId,
      from: absenceRequests.from,
      to: absenceRequests.to,
      start: absenceRequests.start,
    })
    .from(absenceRequests)
    .where(where)
    .orderBy(asc(absenceRequests.from), asc(absenceRequests.id))
    .limit(limit);
  if (rows.length === 0) return { rows, total: 0 };
  const [sum] = await executor
    .select({ total: countDistinct(absenceRequests.employeeId) })
    .from(absenceRequests)
    .where(where);
  return { rows, total: sum?.total ?? 0 };
}
