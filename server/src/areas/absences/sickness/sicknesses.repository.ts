import { and, asc, eq } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceRequests, type RequestRecord } from '../requests/requests.schema.ts';

/** All sicknesses of people, the earliest first. */
export async function listSicknesses(
  executor: Executor,
  employeeIds: readonly string[],
): Promise<Pick<RequestRecord, 'id' | 'companyId'>[]> {
  const { id, companyId, employeeId, kind, from } = absenceRequests;
  return executor
    .select({ id, companyId })
    .from(absenceRequests)
    .where(and(eq(kind, 'sickness'), isOneOf(employeeId, employeeIds)))
    .orderBy(asc(from), asc(id));
}
