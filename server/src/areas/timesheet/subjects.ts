import { isSuperUser, type RoleFlags } from 'shared-api/contracts/common';
import { mayManageMonthOf, mayOpenMonthOf, type TimesheetSubject } from 'shared-api/contracts/timesheet';
import type { Database, Executor } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';
import type { Directory, EmployeeRecord } from '../ports/directory.port.ts';
import type { People } from '../ports/people.port.ts';
import { timesheetTexts } from './timesheet.texts.ts';

/** The employee whose month it is, and what the caller may do with it. */
export interface OpenedSubject extends EmployeeRecord {
  readonly isOwn: boolean;
  /** Whether any state may be set, and hours changed while the month waits for approval. */
  readonly maySetAny: boolean;
}

interface SubjectDependencies {
  readonly db: Database;
  readonly directory: Directory;
  readonly people: People;
}

/** Whose month a call is about: by account or by employee; by default that of whom the caller acts for, or their own. */
interface WantedSubject {
  readonly userId?: string | undefined;
  readonly employeeId?: string | undefined;
}

/** Finds whose month a call is about. */
export type OpenSubject = ReturnType<typeof createSubjects>;

/** The rights of who has no account. */
export const nobody: RoleFlags = { a: 'N', b: 'N' };

/** Makes the one place where it is decided whose months somebody opens. */
export function createSubjects({ db, directory, people }: SubjectDependencies) {
  /** @throws AppError `not-found` for who is no employee, and for whom the caller may know nothing of. */
  return async (caller: SignedInCaller, wanted: WantedSubject = {}): Promise<OpenedSubject> => {
    const { session } = caller;
    const employee = await findEmployee(db, caller, wanted);
    if (!employee) throw new AppError('not-found', { text: timesheetTexts.noEmployee });
    const subject = { ...employee, flags: await flagsOf(db, employee) };
    if (!mayOpenMonthOf(session, subject)) throw new AppError('not-found');
    return {
      ...employee,
      isOwn: employee.userId === session.userId,
      maySetAny: mayManageMonthOf(session, subject satisfies TimesheetSubject),
    };
  };

  async function findEmployee(executor: Executor, caller: SignedInCaller, wanted: WantedSubject) {
    if (wanted.employeeId !== undefined) return directory.findEmployee(executor, wanted.employeeId);
    const { userId, actingFor } = caller.session;
    const { employee } = await directory.describeUser(executor, wanted.userId ?? actingFor?.userId ?? userId);
    return employee;
  }

  async function flagsOf(executor: Executor, { userId }: EmployeeRecord): Promise<RoleFlags> {
    if (userId === null) return nobody;
    const account = (await people.findAccounts(executor, [userId])).get(userId);
    return account ?? nobody;
  }
}

/** Whether somebody manages the months of everybody, or of their company (`u_complete`, `az_complete`). */
export function managedBy({ flags }: SignedInCaller['session']) {
  return { managesAll: isSuperUser(flags), managesCompany: flags.b !== 'N' };
}
