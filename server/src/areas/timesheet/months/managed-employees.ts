import { maySeeCompany } from 'shared-api/contracts/directory';
import { mayManageMonthOf, mayManageMonths } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { nobody, type OpenedSubject } from '../subjects.ts';

/** The people of a company whose months somebody manages, by name. */
interface ManagedEmployees {
  readonly companyId: string;
  readonly employees: readonly OpenedSubject[];
}

interface Dependencies {
  readonly directory: Pick<Directory, 'listEmployees'>;
  readonly people: Pick<People, 'findAccounts'>;
}

/** Finds whose months of a company somebody manages; by default those of their own, or of the one that they act for. */
export type ListManaged = ReturnType<typeof createManagedEmployees>;

/** Makes the one place where it is decided of which people of a company somebody manages the months. */
export function createManagedEmployees({ directory, people }: Dependencies) {
  /** @throws AppError `not-found` for a company that is not theirs to manage. */
  return async (
    executor: Executor,
    { session }: SignedInCaller,
    wanted: string | undefined,
  ): Promise<ManagedEmployees> => {
    const companyId = wanted ?? session.actingFor?.companyId ?? session.companyId;
    if (companyId === null || !mayManageMonths(session) || !maySeeCompany(session, companyId))
      throw new AppError('not-found');
    const employees = await directory.listEmployees(executor, companyId);
    const userIds = employees.flatMap(({ userId }) => userId ?? []);
    const accounts = await people.findAccounts(executor, userIds);
    const managed = employees.filter((employee) => {
      const flags = (employee.userId !== null && accounts.get(employee.userId)) || nobody;
      return mayManageMonthOf(session, { ...employee, flags });
    });
    return {
      companyId,
      employees: managed.map((employee) => ({
        ...employee,
        isOwn: employee.userId === session.userId,
        maySetAny: true,
      })),
    };
  };
}
