import type { AbsenceStatus } from 'shared-api/contracts/absences';
import { addDays, dayInItaly, type Language, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import { listColouredDays } from './day-colours.repository.ts';
import type { RequestRecord } from './requests.schema.ts';

interface Wanted {
  readonly employee: EmployeeRecord;
  readonly kind: RequestRecord['kind'];
  readonly now: Date;
  readonly language: Language;
}

/** A day as `dayColours` of the contract has it. */
interface ColouredDays {
  readonly days: Record<PlainDay, AbsenceStatus>;
  readonly free: { day: PlainDay; name: string }[];
}

/** The days that somebody's requests take, each with its state, and those that nobody has to work: a year back and two ahead. */
export async function readDayColours(
  executor: Executor,
  months: Pick<Months, 'listWorkDays'>,
  { employee, kind, now, language }: Wanted,
): Promise<ColouredDays> {
  const today = dayInItaly(now);
  const span = { from: addDays(today, -365), to: addDays(today, 2 * 365) };
  const [coloured, calendar] = await Promise.all([
    listColouredDays(executor, { employeeId: employee.id, kind, ...span }),
    months.listWorkDays(executor, employee, span),
  ]);
  const days: ColouredDays['days'] = {};
  // Two halves of a day may differ: what is certain counts before what waits.
  for (const status of ['open', 'toApprove', 'approved'] as const)
    for (const each of coloured) if (each.status === status) days[each.day] = status;
  const free = calendar
    .filter(({ planned }) => planned === 0)
    .map(({ day, holidayName }) => ({ day, name: holidayName?.[language] ?? '' }));
  return { days, free };
}
