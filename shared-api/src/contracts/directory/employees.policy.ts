import { isAdmin } from '../common/index.ts';
import { mayActFor, type ActingCandidate } from './acting-for.policy.ts';

/** An employee whose records somebody wants to open; `userId` is null for who has no account. */
export interface EmployeeSubject {
  readonly userId: string | null;
  readonly flags: ActingCandidate['flags'];
  readonly companyId: string;
}

/** May use the pickers of companies and employees, and decide about what employees send (spec 01 §6, spec 03 §6). */
export function mayManageEmployees({ flags }: Pick<ActingCandidate, 'flags'>): boolean {
  return isAdmin(flags);
}

/** May manage the records of an employee, their month and their absences: their own and those of whom they may act for. */
export function mayManageEmployee(actor: ActingCandidate, subject: EmployeeSubject): boolean {
  if (!mayManageEmployees(actor)) return false;
  const { userId, flags, companyId } = subject;
  if (userId === actor.userId) return true;
  const person = userId === null ? null : { userId, flags, companyId };
  return mayActFor(actor, { companyId, person });
}

/** May see the records of an employee: their own, and those that they manage. */
export function mayOpenEmployee(actor: ActingCandidate, subject: EmployeeSubject): boolean {
  return subject.userId === actor.userId || mayManageEmployee(actor, subject);
}

/**
 * Whether what is somebody's own – a request, a balance, a month – is another's to decide: one of a company's administrators is somebody else,
 * and manages them. Who administers it alone decides about themselves, and the log says so (decision 111).
 */
export function isAnothersToDecide(
  subject: EmployeeSubject,
  administrators: readonly ActingCandidate[],
): boolean {
  return administrators.some((other) => other.userId !== subject.userId && mayManageEmployee(other, subject));
}
