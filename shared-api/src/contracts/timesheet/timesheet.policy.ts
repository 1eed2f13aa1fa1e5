import { isAdmin } from '../common/index.ts';
import { mayActFor, maySeeCompany, type ActingCandidate, type CompanyMember } from '../directory/index.ts';

/** The employee whose month it is; `userId` is null for who has no account. */
export interface TimesheetSubject {
  readonly userId: string | null;
  readonly flags: ActingCandidate['flags'];
  readonly companyId: string;
}

/** May use the pickers of companies and employees, and set a month to any state (spec 01 §6). */
export function mayManageMonths({ flags }: Pick<ActingCandidate, 'flags'>): boolean {
  return isAdmin(flags);
}

/** May set a month of an employee to any state, and change it while it waits for approval: their own and those of whom they may act for. */
export function mayManageMonthOf(actor: ActingCandidate, subject: TimesheetSubject): boolean {
  if (!mayManageMonths(actor)) return false;
  const { userId, flags, companyId } = subject;
  if (userId === actor.userId) return true;
  const person = userId === null ? null : { userId, flags, companyId };
  return mayActFor(actor, { companyId, person });
}

/** May see an employee's month: their own, and those that they manage (spec 01 §6). */
export function mayOpenMonthOf(actor: ActingCandidate, subject: TimesheetSubject): boolean {
  return subject.userId === actor.userId || mayManageMonthOf(actor, subject);
}

/** May take the hours of a company out, whoever's they are: its administrators and super users. The payroll has everybody in it. */
export function mayExportHours(actor: CompanyMember, companyId: string): boolean {
  return mayManageMonths(actor) && maySeeCompany(actor, companyId);
}
