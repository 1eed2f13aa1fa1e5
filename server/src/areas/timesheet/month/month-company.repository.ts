import { sql, type SQL } from 'drizzle-orm';
import type { MonthKey } from './month.repository.ts';
import { timesheetMonths } from './month.schema.ts';

/** The company that a month belongs to, for the log. */
export function companyOfMonth({ employeeId, month }: MonthKey): SQL {
  return sql`(select ${timesheetMonths.companyId} from ${timesheetMonths}
    where ${timesheetMonths.employeeId} = ${employeeId} and ${timesheetMonths.month} = ${month})`;
}
