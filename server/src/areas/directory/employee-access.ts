import type { RoleFlags } from 'shared-api/contracts/common';
import {
  mayManageEmployee,
  mayManageEmployees,
  mayOpenEmployee,
  maySeeCompany,
} from 'shared-api/contracts/directory';
import type { Database, Executor } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';
import type { ManagedEmployees, OpenedEmployee, WantedEmployee } from '../ports/directory.port.ts';
import { findEmployee, findEmployeeOf, listEmployees } from './directory.repository.ts';
import type { EmployeeRecord } from './directory.schema.ts';

/** What deciding whose records somebody opens stands on. */
export interface EmployeeAccessDependencies {
  readonly db: Database;
  /** The accounts of users, as the auth area knows them. */
  findAccounts(executor: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, RoleFlags>>;
  /** Whether what is a person's own at a company is decided by another administrator of it. */
  isDecidedByOthers(
    executor: Executor,
    person: { readonly userId: string; readonly companyId: string },
  ): Promise<boolean>;
}

const noEmployee = { it: 'Questo utente non è un dipendente', en: 'This user is not an employee' };
/** The rights of who has no account. */
const nobody: RoleFlags = { a: 'N', b: 'N' };

/** Makes the one place where it is decided whose records somebody opens, and of which people of a company they manage them. */
export function createEmployeeAccess({ db, findAccounts, isDecidedByOthers }: EmployeeAccessDependencies) {
  return {
    /** @throws AppError `not-found` for who is no employee, and for whom the caller may know nothing of. */
    openEmployee: async (caller: SignedInCaller, wanted: WantedEmployee = {}): Promise<OpenedEmployee> => {
      const { session } = caller;
      const employee = await findWanted(caller, wanted);
      if (!employee) throw new AppError('not-found', { text: noEmployee });
      const subject = { ...employee, flags: await flagsOf(employee) };
      if (!mayOpenEmployee(session, subject)) throw new AppError('not-found');
      const isOwn = employee.userId === session.userId;
      const mayManage = mayManageEmployee(session, subject);
      return {
        ...employee,
        isOwn,
        mayManage,
        mayDecide: mayManage && !(isOwn && (await isAnothers(db, employee))),
      };
    },

    /** @throws AppError `not-found` for a company that is not theirs to manage. */
    listManaged: async (
      executor: Executor,
      { session }: SignedInCaller,
      wanted: string | undefined,
    ): Promise<ManagedEmployees> => {
      const companyId = wanted ?? session.actingFor?.companyId ?? session.companyId;
      if (companyId === null || !mayManageEmployees(session) || !maySeeCompany(session, companyId))
        throw new AppError('not-found');
      const employees = await listEmployees(executor, [companyId]);
      const userIds = employees.flatMap(({ userId }) => userId ?? []);
      const accounts = await findAccounts(executor, userIds);
      const managed = employees.filter((employee) => {
        const flags = (employee.userId !== null && accounts.get(employee.userId)) || nobody;
        return mayManageEmployee(session, { ...employee, flags });
      });
      const own = managed.find(({ userId }) => userId === session.userId);
      const isOwnAnothers = own !== undefined && (await isAnothers(executor, own));
      return {
        companyId,
        employees: managed.map((employee) => {
          const isOwn = employee === own;
          return { ...employee, isOwn, mayManage: true, mayDecide: !(isOwn && isOwnAnothers) };
        }),
      };
    },
  };

  function findWanted(
    { session }: SignedInCaller,
    wanted: WantedEmployee,
  ): Promise<EmployeeRecord | undefined> {
    if (wanted.employeeId !== undefined) return findEmployee(db, wanted.employeeId);
    const { userId, actingFor } = session;
    return findEmployeeOf(db, wanted.userId ?? actingFor?.userId ?? userId);
  }

  async function isAnothers(executor: Executor, { userId, companyId }: EmployeeRecord): Promise<boolean> {
    return userId !== null && isDecidedByOthers(executor, { userId, companyId });
  }

  async function flagsOf({ userId }: EmployeeRecord): Promise<RoleFlags> {
    if (userId === null) return nobody;
    return (await findAccounts(db, [userId])).get(userId) ?? nobody;
  }
}
