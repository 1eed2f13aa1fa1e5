import { counters, type Counter } from 'shared-api/contracts/absences';
import {
  addDays,
  addMonths,
  dayInItaly,
  dayOfMonth,
  monthOf,
  type PlainDay,
} from 'shared-api/contracts/common';
import { demoCaller } from '../../../demo/caller.demo.ts';
import { demoUserId } from '../../../demo/people.demo.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { AbsencesServices } from '../create-absences.ts';
import type { RequestActor, StatusChange } from '../requests/request-change.ts';
import {
  demoAbsences,
  demoApprovers,
  demoBlocked,
  demoClosure,
  demoDelegation,
  demoHeadApprover,
  demoResidue,
  demoYearly,
  type DemoAbsence,
} from './absences.demo.ts';

interface DemoDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly absences: Pick<
    AbsencesServices,
    | 'requests'
    | 'policies'
    | 'balanceImport'
    | 'closures'
    | 'certificates'
    | 'ownRequests'
    | 'settings'
    | 'delegations'
  >;
  readonly directory: Directory;
  readonly months: Pick<Months, 'listWorkDays'>;
}

/** A year holds every working day that a demo request counts to. */
const daysAhead = 120;

/** Fills the demo with balances, a closure, blocked days, a delegation, and requests in every state, by the services that people use. */
export async function makeAbsencesDemo(dependencies: DemoDependencies): Promise<void> {
  const today = dayInItaly(dependencies.clock.now());
  await addBalances(dependencies, today);
  const closure = closureAfter(today);
  await addClosure(dependencies, closure);
  for (const absence of demoAbsences) await addAbsence(dependencies, absence, { today, closure });
  await addBlockedDays(dependencies, today);
  await addDelegation(dependencies, today);
}

/** What was left at the end of last month, as if it came from the payslip; this month is earned as any other. */
async function addBalances(
  { db, clock, directory, absences }: DemoDependencies,
  today: PlainDay,
): Promise<void> {
  const validFrom = dayOfMonth(monthOf(today), 1);
  const day = addDays(validFrom, -1);
  const admin = demoCaller(demoHeadApprover, { now: clock.now() });
  const hours = counters.map((counter) => demoResidue[counter] / 60).join(';');
  for (const companyId of Object.keys(demoApprovers)) {
    await absences.policies.save(admin, { companyId, validFrom, yearly: demoYearly });
    const employees = await directory.listEmployees(db, companyId);
    const lines = employees.map(({ name }) => `${name};${hours}`);
    const file = [`Dipendente;${counters.map((counter) => titles[counter]).join(';')}`, ...lines].join('\n');
    const { isWritten } = await absences.balanceImport.run(admin, { companyId, file, day, isDryRun: false });
    if (!isWritten) throw new Error(`The balances of ${companyId} were not imported`);
  }
}

/** Titles of the columns of a payslip's file. */
const titles: Readonly<Record<Counter, string>> = {
  holiday: 'Ferie',
  paidLeave: 'Permessi',
  formerHolidays: 'Ex festività',
};

interface Closure {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/** The next end of a year that has not begun. */
function closureAfter(today: PlainDay): Closure {
  const year = Number(today.slice(0, 4)) + (today.slice(5) < demoClosure.from ? 0 : 1);
  return { from: `${year}-${demoClosure.from}`, to: `${year}-${demoClosure.to}` };
}

async function addClosure({ clock, absences }: DemoDependencies, { from, to }: Closure): Promise<void> {
  const { companyId, name } = demoClosure;
  const caller = demoCaller(demoApprovers.acme, { now: clock.now() });
  await absences.closures.add(caller, { companyId, name, from, to });
}

interface Around {
  readonly today: PlainDay;
  readonly closure: Closure;
}

/** Adds a request as its person would, and has it decided by their administrator. */
async function addAbsence(
  dependencies: DemoDependencies,
  absence: DemoAbsence,
  around: Around,
): Promise<void> {
  const { db, clock, directory, absences } = dependencies;
  const { employee } = await directory.describeUser(db, demoUserId(absence.username));
  const days = employee && spanOf(await workDays(dependencies, employee, around), absence, around);
  const [from, to] = [days?.[0], days?.at(-1)];
  if (!employee || !from || !to) return;
  const now = clock.now();
  const { cause, note = '', status, refusalReason, withdrawal } = absence;
  const [start, end] = absence.times ?? [null, null];
  const caller = demoCaller(absence.username, { now });
  const own: RequestActor = { caller, employee, mayManage: false };
  const by: RequestActor = {
    caller: demoCaller(approverOf(absence, employee), { now }),
    employee,
    mayManage: true,
  };
  const kind = cause === null ? 'sickness' : 'leave';
  const draft = { kind, cause, from, to, start, end, note } as const;
  const { id } = await db.transaction((tx) => absences.requests.add(tx, own, draft));
  for (const protocol of absence.protocols ?? [])
    await absences.certificates.add(caller, { id, protocol, from, to }, undefined);
  const version = await db.transaction(async (tx) => {
    const set = (actor: RequestActor, change: StatusChange) =>
      absences.requests.setStatus(tx, actor, id, change);
    if (status === 'open') return 0;
    let request = await set(own, { to: 'toApprove' });
    if (status === 'approved' || status === 'withdrawn') request = await set(by, { to: 'approved' });
    if (status === 'refused') request = await set(by, { to: 'refused', refusalReason: refusalReason ?? '' });
    if (status === 'withdrawn') request = await set(by, { to: 'withdrawn' });
    return request.version;
  });
  if (withdrawal !== undefined)
    await absences.ownRequests.askWithdrawal(caller, { id, reason: withdrawal, version });
}

/** The administrators of the company; about themselves decides the one of all companies. */
function approverOf({ username }: DemoAbsence, { companyId }: EmployeeRecord): string {
  const approver = companyId === 'acme' ? demoApprovers.acme : demoApprovers.beta;
  return approver === username ? demoHeadApprover : approver;
}

async function workDays(
  { db, months }: DemoDependencies,
  employee: EmployeeRecord,
  { today, closure }: Around,
): Promise<PlainDay[]> {
  const days = await months.listWorkDays(db, employee, { from: today, to: addDays(today, daysAhead) });
  const isClosed = (day: PlainDay) => day >= closure.from && day <= closure.to;
  return days.filter(({ day, planned }) => planned > 0 && !isClosed(day)).map(({ day }) => day);
}

/** The days of a request; one that would reach over the closure begins after it. */
function spanOf(
  days: readonly PlainDay[],
  { first, lasts }: DemoAbsence,
  { closure }: Around,
): readonly PlainDay[] {
  const span = days.slice(first, first + lasts);
  const [from = '', to = ''] = [span[0], span.at(-1)];
  if (from > closure.to || to < closure.from) return span;
  const after = days.findIndex((day) => day > closure.to);
  return days.slice(after, after + lasts);
}

async function addBlockedDays({ clock, absences }: DemoDependencies, today: PlainDay): Promise<void> {
  const { companyId, days, reason } = demoBlocked;
  const from = dayOfMonth(addMonths(monthOf(today), 2), 1);
  const caller = demoCaller(demoApprovers.acme, { now: clock.now() });
  await absences.settings.addBlocked(caller, { companyId, reason, from, to: addDays(from, days - 1) });
}

async function addDelegation({ clock, absences }: DemoDependencies, today: PlainDay): Promise<void> {
  const { by, to, startsIn, lasts } = demoDelegation;
  const caller = demoCaller(by, { now: clock.now() });
  await absences.delegations.add(caller, {
    toUserId: demoUserId(to),
    from: addDays(today, startsIn),
    to: addDays(today, startsIn + lasts),
  });
}
