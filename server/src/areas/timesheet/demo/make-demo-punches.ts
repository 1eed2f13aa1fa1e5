import { randomUUID } from 'node:crypto';
import { minutesOfTime, monthOf, timeOfMinutes, type PlainDay } from 'shared-api/contracts/common';
import { instantsOfTimes, plannedMinutes, totalOf, type PunchTimes } from 'shared-api/contracts/timesheet';
import { demoUserId } from '../../../demo/people.demo.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import { deriveDay } from '../badge/punched-day.ts';
import { insertPunches } from '../badge/punches.repository.ts';
import { listDays } from '../month/month.repository.ts';
import type { DayRecord } from '../month/month.schema.ts';
import { calendarOfEmployee } from '../work-calendar/employee-calendar.ts';
import type { DemoMonth } from './months.demo.ts';

interface DemoDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: Directory;
}

/** Has the hours of a demo person's days before one come from punches; a working day of which nothing is known lacks its last exit. */
export async function makeDemoPunches(
  dependencies: DemoDependencies,
  { username }: DemoMonth,
  { from, until }: { readonly from: PlainDay; readonly until: PlainDay },
): Promise<void> {
  const { db, directory } = dependencies;
  const { employee } = await directory.describeUser(db, demoUserId(username));
  if (!employee) return;
  const saved = await listDays(db, { employeeId: employee.id, from, to: until });
  const hoursOf = new Map(saved.map((day) => [day.day, day]));
  const months = [monthOf(from), monthOf(until)];
  const calendar = (await Promise.all(months.map((month) => calendarOfEmployee(db, employee, month)))).flat();
  const working = calendar.filter((day) => plannedMinutes(day) > 0 && day.day < until);
  for (const [index, { day }] of working.entries())
    await addPunches(dependencies, employee, { day, times: timesOfDay(hoursOf.get(day), index) });
}

async function addPunches(
  { db, clock }: DemoDependencies,
  { id: employeeId, companyId, userId }: EmployeeRecord,
  { day, times }: { readonly day: PlainDay; readonly times: PunchTimes | null },
): Promise<void> {
  if (!times) return;
  const { instants } = instantsOfTimes(day, times);
  const createdBy = userId ?? '';
  const rows = [...instants].map(([slot, at]) => ({
    id: randomUUID(),
    employeeId,
    companyId,
    day,
    kind: slot.startsWith('entrata') ? ('in' as const) : ('out' as const),
    at,
    receivedAt: at,
    source: 'pressed' as const,
    createdBy,
  }));
  await insertPunches(db, rows);
  const written = { month: undefined, changedAt: clock.now(), changedBy: createdBy, replacesTyped: true };
  await deriveDay(db, { id: employeeId, companyId }, { day, ...written });
}

/** A day with its break at half past twelve that makes the hours that were entered; null for a day away. */
function timesOfDay(hours: DayRecord | undefined, index: number): PunchTimes | null {
  const entrata1 = timeOfMinutes(minutesOfTime('08:00') + ((index * 7) % 11));
  const morning = { entrata1, uscita1: '12:30', entrata2: '13:15', uscita2: null };
  if (!hours) return morning;
  const worked = totalOf(hours);
  if (worked === 0) return null;
  const before = minutesOfTime(morning.uscita1) - minutesOfTime(entrata1);
  return { ...morning, uscita2: timeOfMinutes(minutesOfTime(morning.entrata2) + worked - before) };
}
