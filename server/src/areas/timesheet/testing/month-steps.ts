import { daysOfMonth, type InputOf, type PlainMonth } from 'shared-api/contracts/common';
import { calendarOf, plannedMinutes, setMonthsStatus, type DayHours } from 'shared-api/contracts/timesheet';
import { callOn } from '../../../testing/index.ts';
import { saveDay } from '../month/month.repository.ts';
import { employeeOf, type TimesheetTestApp } from './timesheet-app.ts';

type Person = keyof TimesheetTestApp['cookies'];

/** A working day as it is planned. */
export const fullDay: DayHours = { ordinary: 480, overtime: 0, absence: 0, causeId: null };

/** Enters every working day of a month for somebody, but those that are left out or have other hours. */
export async function fillMonth(
  { db, clock }: Pick<TimesheetTestApp, 'db' | 'clock'>,
  person: Person,
  { of, other = {} }: { of: PlainMonth; other?: Readonly<Record<string, Partial<DayHours> | null>> },
): Promise<void> {
  const calendar = calendarOf(of, []);
  for (const day of daysOfMonth(of)) {
    const planned = calendar.find((each) => each.day === day);
    if (!planned || plannedMinutes(planned) === 0 || other[day] === null) continue;
    const written = { version: 1, changedAt: clock.now(), changedBy: person };
    await saveDay(db, { ...fullDay, ...other[day], ...written, employeeId: employeeOf(person), day });
  }
}

/** Sets the states of months by the call. */
export function setStatusOf(
  { app, cookies }: TimesheetTestApp,
  person: Person,
  input: InputOf<typeof setMonthsStatus>,
) {
  return callOn(app, setMonthsStatus, input, { cookie: cookies[person] });
}
