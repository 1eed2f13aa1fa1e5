import type { Away } from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import { joinSharedDays } from './join-shared-days.ts';
import { listAway } from './who-is-away.repository.ts';

/** Most absences that are named. */
const maxNamed = 5;

/** Who else of somebody's company is away in a span, without why: the first absences with their names, and how many people in all. */
export async function readWhoIsAway(
  executor: Executor,
  directory: Pick<Directory, 'findEmployee'>,
  {
    employee,
    from,
    to,
  }: { readonly employee: EmployeeRecord; readonly from: PlainDay; readonly to: PlainDay },
): Promise<{ away: Away[]; awayTotal: number }> {
  const { id, companyId } = employee;
  const { rows, total } = await listAway(executor, { companyId, employeeId: id, from, to, limit: maxNamed });
  const away: Away[] = [];
  for (const row of joinSharedDays(rows)) {
    const other = await directory.findEmployee(executor, row.employeeId);
    if (other) away.push({ name: other.name, from: row.from, to: row.to });
  }
  return { away, awayTotal: total };
}
