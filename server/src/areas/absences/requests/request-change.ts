import type { AbsenceStatus, AbsenceTime, LeaveCause } from 'shared-api/contracts/absences';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { RequestRecord } from './requests.schema.ts';

/** What somebody asks for: leave with its cause, or sickness without. */
export interface RequestDraft extends AbsenceTime {
  readonly kind: RequestRecord['kind'];
  readonly cause: LeaveCause | null;
  readonly note: string;
  readonly closureId?: string | null;
}

/** Who changes a request, and whose it is. */
export interface RequestActor {
  /** Null for the product itself. */
  readonly caller: SignedInCaller | null;
  readonly employee: EmployeeRecord;
  /** Whether they manage the employee, or decide in the place of who does. */
  readonly mayManage: boolean;
}

/** What becomes of a request. */
export interface StatusChange {
  readonly to: AbsenceStatus;
  /** The administrator in whose place it is decided. */
  readonly decidedFor?: string | null;
  readonly refusalReason?: string;
  /** The version that the caller knows; any where undefined. */
  readonly version?: number | undefined;
  /** The states that it may come from; any where undefined. */
  readonly from?: readonly AbsenceStatus[];
  /** Whether it takes from the balance what is not there: a closure of the company does, and who decides where they say so. */
  readonly mayOverdraw?: boolean;
}

/** Whether somebody decides about what is their own, or whom they delegated it to does: the log says so (decision 111). */
export function isOwnDecision({ caller, employee }: RequestActor, decidedFor: string | null = null): boolean {
  const { userId } = employee;
  return userId !== null && (caller?.session.userId === userId || decidedFor === userId);
}
