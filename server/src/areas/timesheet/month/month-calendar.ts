import type { PlainMonth } from 'shared-api/contracts/common';
import type { CalendarDay } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import type { OpenedEmployee } from '../../ports/directory.port.ts';
import { calendarOfEmployee } from '../work-calendar/employee-calendar.ts';
import type { MonthRecord } from './month.schema.ts';

/** The calendar of a month: as it was when it was closed, else as it is now. */
export async function monthCalendar(
  executor: Executor,
  subject: Pick<OpenedEmployee, 'id' | 'companyId'>,
  { month, of }: { readonly month: Pick<MonthRecord, 'calendar'> | undefined; readonly of: PlainMonth },
): Promise<readonly CalendarDay[]> {
  return month?.calendar ?? calendarOfEmployee(executor, subject, of);
}
