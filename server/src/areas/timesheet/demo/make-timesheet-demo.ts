import { addMonths, dayInItaly, dayOfMonth, monthOf, type PlainMonth } from 'shared-api/contracts/common';
import { defaultPayrollSettings, plannedMinutes, type DayHours } from 'shared-api/contracts/timesheet';
import { demoCaller } from '../../../demo/caller.demo.ts';
import { demoUserId } from '../../../demo/people.demo.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { TimesheetServices } from '../create-timesheet.ts';
import { saveDay } from '../month/month.repository.ts';
import { insertPlan, insertSite } from '../work-calendar/work-calendar.repository.ts';
import { makeDemoPunches } from './make-demo-punches.ts';
import { calendarOfEmployee } from '../work-calendar/employee-calendar.ts';
import {
  demoMonths,
  demoPayroll,
  demoSites,
  demoThirtySixHours,
  demoWeeks,
  type DemoMonth,
} from './months.demo.ts';

interface DemoDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly timesheet: TimesheetServices;
  readonly directory: Directory;
}

/** The demo's working time began with its companies. */
const validFrom = '2020-01-01';

/** Fills the demo's months: the last one, and this one until yesterday. What people sent and decided they do by the services themselves. */
export async function makeTimesheetDemo(dependencies: DemoDependencies): Promise<void> {
  await addPlans(dependencies);
  const today = dayInItaly(dependencies.clock.now());
  const [now, before] = [monthOf(today), addMonths(monthOf(today), -1)];
  for (const person of demoMonths) {
    await fill(dependencies, person, { month: before, until: today, missing: [] });
    await fill(dependencies, person, { month: now, until: today, missing: person.missing });
    if (person.punches)
      await makeDemoPunches(dependencies, person, { from: dayOfMonth(before, 1), until: today });
    await setStatus(dependencies, person, before);
  }
  await enterPayroll(dependencies);
}

async function enterPayroll({ db, clock, directory, timesheet }: DemoDependencies): Promise<void> {
  const { companyId, people, causes, ...codes } = demoPayroll;
  const employees: { id: string; code: string }[] = [];
  for (const { username, code } of people) {
    const { employee } = await directory.describeUser(db, demoUserId(username));
    if (employee) employees.push({ id: employee.id, code });
  }
  const settings = { ...defaultPayrollSettings, ...codes, causes: [...causes], employees };
  const admin = demoCaller('admin', { now: clock.now() });
  await timesheet.payrollSettings.save(admin, { companyId, settings, version: 0 });
}

async function addPlans({ db, directory }: DemoDependencies): Promise<void> {
  for (const site of demoSites) {
    await insertSite(db, site);
    const { id: siteId, companyId } = site;
    const week = [...demoWeeks.full];
    await insertPlan(db, { id: `demo-plan-${companyId}`, companyId, validFrom, week, siteId });
  }
  const { employee } = await directory.describeUser(db, demoUserId(demoThirtySixHours));
  if (!employee) return;
  const { id: employeeId, companyId } = employee;
  const siteId = demoSites.find((site) => site.companyId === companyId)?.id ?? null;
  const week = [...demoWeeks.thirtySix];
  await insertPlan(db, { id: `demo-plan-${employeeId}`, companyId, employeeId, validFrom, week, siteId });
}

interface Filling {
  readonly month: PlainMonth;
  readonly until: string;
  readonly missing: readonly number[];
}

/** Fills the working days of a month before a day: mostly as planned, some with overtime, one of them a holiday. */
async function fill(
  { db, clock, directory }: DemoDependencies,
  { username }: DemoMonth,
  { month, until, missing }: Filling,
): Promise<void> {
  const userId = demoUserId(username);
  const { employee } = await directory.describeUser(db, userId);
  if (!employee) return;
  const calendar = await calendarOfEmployee(db, employee, month);
  const working = calendar.filter((day) => plannedMinutes(day) > 0 && day.day < until);
  for (const [index, planned] of working.entries()) {
    if (missing.includes(working.length - index)) continue;
    const hours = hoursOfDay(plannedMinutes(planned), index);
    const written = { version: 1, changedAt: clock.now(), changedBy: userId };
    await saveDay(db, { ...hours, ...written, employeeId: employee.id, day: planned.day });
  }
}

function hoursOfDay(planned: number, index: number): DayHours {
  const present = { ordinary: planned, overtime: index % 6 === 2 ? 90 : 0, absence: 0, causeId: null };
  if (index === 4) return { ordinary: 0, overtime: 0, absence: planned, causeId: 'FE' };
  if (index === 8) return { ordinary: planned - 120, overtime: 0, absence: 120, causeId: 'PE' };
  return present;
}

async function setStatus(
  { timesheet: { monthStatus }, clock }: DemoDependencies,
  { username, lastMonth }: DemoMonth,
  month: PlainMonth,
): Promise<void> {
  const now = clock.now();
  const change = { ...month, userId: demoUserId(username) };
  if (lastMonth === 'open') return;
  await monthStatus.send(demoCaller(username, { now }), { ...change, status: 'forApproval' });
  if (lastMonth === 'closed')
    await monthStatus.set(demoCaller('admin', { now }), { ...change, status: 'closed' });
}
