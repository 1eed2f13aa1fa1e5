import { mayManageEmployee, type ActingCandidate, type EmployeeSubject } from '../directory/index.ts';
import type { PlainDay } from '../common/index.ts';

/** An administrator has somebody else decide in their place, from a day to another. */
export interface Delegation {
  readonly by: ActingCandidate;
  readonly toUserId: string;
  readonly from: PlainDay;
  readonly to: PlainDay;
}

interface DecisionFacts {
  readonly delegations: readonly Delegation[];
  readonly today: PlainDay;
  /** Whether what is the employee's own is another administrator's to decide. */
  readonly isOwnAnothers: boolean;
}

/**
 * In whose place somebody may decide about an employee's requests: `own` as their administrator; the id of the administrator who
 * delegated it to them, on a day of the delegation and never about themselves; null where they may not (spec 03 §6). What is an administrator's
 * own is neither theirs nor whom they delegated it to, where another one decides (`isAnothersToDecide`, decision 111).
 */
export function mayDecideAbsence(
  actor: ActingCandidate,
  subject: EmployeeSubject,
  { delegations, today, isOwnAnothers }: DecisionFacts,
): 'own' | { readonly inPlaceOf: string } | null {
  const isOwn = subject.userId === actor.userId;
  if (mayManageEmployee(actor, subject) && !(isOwn && isOwnAnothers)) return 'own';
  if (isOwn) return null;
  const delegation = delegations.find(
    ({ by, toUserId, from, to }) =>
      toUserId === actor.userId &&
      from <= today &&
      today <= to &&
      !(by.userId === subject.userId && isOwnAnothers) &&
      mayManageEmployee(by, subject),
  );
  return delegation ? { inPlaceOf: delegation.by.userId } : null;
}

/** What somebody may do with an employee's records. */
interface RecordRights {
  readonly isOwn: boolean;
  readonly mayManage: boolean;
}

/**
 * May read a sickness: that it is one, what was written of it and its certificates. Who is sick may, and who manages them; who decides in an
 * administrator's place knows that somebody is away, and when (decision 105).
 */
export function mayReadSickness({ isOwn, mayManage }: RecordRights): boolean {
  return isOwn || mayManage;
}
