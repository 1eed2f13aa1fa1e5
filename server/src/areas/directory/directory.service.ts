import { randomUUID } from 'node:crypto';
import type {
  Company,
  CompanyMember,
  Employee,
  EmployeeFound,
  findEmployees,
  CompanyName,
  Group,
  PhonePrefix,
} from 'shared-api/contracts/directory';
import {
  countryPrefixes,
  maxEmployeesFound,
  mayManageAccount,
  maySeeCompany,
  ownCompanies,
  visibleCompanies,
} from 'shared-api/contracts/directory';
import { compareNames, type InputOf, type Language, type RoleFlags } from 'shared-api/contracts/common';
import type { Audit } from '../../platform/audit/audit.service.ts';
import type { Executor } from '../../platform/db/database.ts';
import {
  changeCompany,
  foldedCompanyNameOf,
  countEmployees,
  foldedEmployeeNameOf,
  findCompany,
  findCompanyByName,
  findEmployee,
  findEmployeeOf,
  insertCompany,
  insertEmployee,
  insertEmployees,
  listBadgeUsers,
  listCompanies,
  listEmployees,
  listEmployeesById,
  listEmployeesOf,
  renameEmployeesOf,
  searchEmployees,
  setBadge,
  unlinkEmployeeOf,
  listLeft,
  markLeft,
} from './directory.repository.ts';
import type { CompanyRecord, EmployeeRecord } from './directory.schema.ts';
import { createEmployeeAccess, type EmployeeAccessDependencies } from './employee-access.ts';
import { foldedGroupNamesOf, isInGroup, setMemberships } from './groups.repository.ts';
import { createMemberships, type SetPermissions } from './memberships.ts';
import { addProvedDomain, findClash, findSignUpCompany } from './sign-up-domains.repository.ts';
import { listNamesakes, type NamedEmployee } from './namesakes.repository.ts';

type Accounts = ReadonlyMap<string, RoleFlags & { readonly username: string }>;

interface DirectoryDependencies extends EmployeeAccessDependencies {
  readonly audit: Pick<Audit, 'append'>;
  /** Holds accounts until the transaction ends. */
  lockAccounts(executor: Executor, userIds: readonly string[]): Promise<void>;
  /** Writes into accounts what they may do. */
  setPermissions: SetPermissions;
  /** The accounts of users, as the auth area knows them. */
  findAccounts(executor: Executor, userIds: readonly string[]): Promise<Accounts>;
}

/** Most employees that a list of companies names; beyond that they are searched for. */
const maxEmployeesListed = 5000;

/** What can be asked of the directory. */
export type Directory = ReturnType<typeof createDirectory>;

/** The service of companies, employees and groups. */
export function createDirectory(dependencies: DirectoryDependencies) {
  const { db, findAccounts } = dependencies;
  const memberships = createMemberships(dependencies);
  return {
    ...memberships,
    ...createEmployeeAccess(dependencies),
    foldedCompanyNameOf,
    foldedGroupNamesOf,
    isInGroup,
    /** The companies that somebody may choose among, with their employees while those are few (departure D183). */
    listVisibleCompanies: async (member: CompanyMember): Promise<Company[]> => {
      const companies = await listCompanies(db, visibleCompanies(member));
      const ids = companies.map((company) => company.id);
      const areTooMany = (await countEmployees(db, visibleCompanies(member))) > maxEmployeesListed;
      const employees = areTooMany ? [] : await listEmployees(db, ids);
      const accounts = await findAccounts(db, employees.map((employee) => employee.userId).filter(isId));
      const known = employees.map((employee) => presentEmployee(member, employee, accounts));
      const byCompany = Map.groupBy(known, ({ companyId }) => companyId);
      return companies.map(({ id, name }) => ({ id, name, employees: byCompany.get(id) ?? [] }));
    },
    /** Those employees with an account whom somebody may choose among and whose name fits: the first of them, and how many there are. */
    findEmployees: async (member: CompanyMember, input: InputOf<typeof findEmployees>) => {
      const { text, companyId, userId } = input;
      const chosen = companyId !== undefined && maySeeCompany(member, companyId) ? [companyId] : [];
      const companyIds = companyId === undefined ? visibleCompanies(member) : chosen;
      const words = text.split(/\s+/).filter(Boolean);
      const search = { companyIds, words, userId, limit: maxEmployeesFound };
      const { rows, total } = await searchEmployees(db, search);
      const accounts = await findAccounts(
        db,
        rows.map(({ userId }) => userId),
      );
      const employees: EmployeeFound[] = rows.map((row) => {
        const account = accounts.get(row.userId);
        const mayManage = account !== undefined && mayManageAccount(member, account);
        return { ...row, user: account?.username ?? null, mayManage };
      });
      return { employees, total };
    },
    /** What employees are called where others of their company may have the same name: then with the username, `Rossi Mario (mario.rossi2)`. */
    namesApart: async (
      executor: Executor,
      employees: readonly NamedEmployee[],
    ): Promise<ReadonlyMap<string, string>> => {
      const namesakes = await listNamesakes(executor, employees);
      const accounts = await findAccounts(executor, namesakes.map(({ userId }) => userId).filter(isId));
      const marks = new Map(
        namesakes.map(({ id, userId }) => [id, userId === null ? undefined : accounts.get(userId)?.username]),
      );
      return new Map(
        employees.map(({ id, name }) => {
          const mark = marks.get(id);
          return [id, mark === undefined ? name : `${name} (${mark})`];
        }),
      );
    },
    /** The names of the companies that somebody has to do with. */
    listOwnCompanies: async (member: CompanyMember): Promise<CompanyName[]> =>
      (await listCompanies(db, ownCompanies(member))).map(({ id, name }) => ({ id, name })),
    /** The groups that a user is in. */
    listOwnGroups: async (userId: string): Promise<Group[]> =>
      ((await memberships.listGroupsOf(db, [userId])).get(userId) ?? []).map(({ name }) => ({ name })),
    /** The prefixes of phone numbers, by the countries' names in a language. */
    listPrefixes,
    /** A company, or undefined when there is none. */
    findCompany: async (executor: Executor, id: string | null): Promise<CompanyRecord | undefined> =>
      id === null ? undefined : findCompany(executor, id),
    /** The company to which somebody may sign up: the one that is named, else the one that their mail domain belongs to. */
    findSignUpCompany,
    /** Companies by their ids. */
    findCompanies: async (executor: Executor, ids: Iterable<string>) =>
      new Map((await listCompanies(executor, [...new Set(ids)])).map((company) => [company.id, company])),
    changeCompany,
    addProvedDomain,
    findClash,
    /** The id of the company with a name, which is made where there is none. */
    findOrAddCompany: async (executor: Executor, name: string): Promise<string> => {
      const known = await findCompanyByName(executor, name);
      if (known) return known.id;
      const id = randomUUID();
      await insertCompany(executor, { id, name });
      return id;
    },
    /** An employee by their id, or undefined when there is none. */
    findEmployee,
    listEmployeesById,
    listEmployeesOf,
    foldedEmployeeNameOf,
    /** The employees of a company, by name. */
    listEmployees: (executor: Executor, companyId: string): Promise<EmployeeRecord[]> =>
      listEmployees(executor, [companyId]),
    /** The ids of all companies. */
    listCompanyIds: async (executor: Executor): Promise<string[]> =>
      (await listCompanies(executor, 'all')).map(({ id }) => id),
    /** Makes a user an employee of their company. */
    addEmployee: (
      executor: Executor,
      { companyId, userId, name }: { companyId: string; userId: string; name: string },
    ): Promise<void> => insertEmployee(executor, { id: `employee-${userId}`, companyId, userId, name }),
    /** Makes users employees of their companies. */
    addEmployees: (
      executor: Executor,
      employees: readonly { companyId: string; userId: string; name: string }[],
    ): Promise<void> =>
      insertEmployees(
        executor,
        employees.map((employee) => ({ id: `employee-${employee.userId}`, ...employee })),
      ),
    /** What the directory knows of a user: the employee that they are, and the groups that they are in. */
    describeUser: async (executor: Executor, userId: string) => ({
      employee: await findEmployeeOf(executor, userId),
      groupIds: ((await memberships.listGroupsOf(executor, [userId])).get(userId) ?? []).map(({ id }) => id),
    }),
    /** Those of some users who punch in and out. */
    listBadgeUsers,
    /** Says of users whether they punch in and out. */
    setBadges: async (
      executor: Executor,
      users: readonly { userId: string; usesBadge: boolean }[],
    ): Promise<void> => {
      for (const usesBadge of [true, false]) {
        const userIds = users.filter((user) => user.usesBadge === usesBadge).map(({ userId }) => userId);
        await setBadge(executor, userIds, usesBadge);
      }
    },
    /** Forgets that an employee is a user, whose account is gone. The company keeps the employee. */
    forgetUser: async (executor: Executor, userId: string, now: Date): Promise<void> => {
      await unlinkEmployeeOf(executor, userId, now);
      await setMemberships(executor, [{ userId, groupIds: [] }]);
    },
    /** The ids of employees who left their company, or whose accounts were deleted. */
    listLeft,
    /** Marks the employee of an account that was removed before that was noted. */
    markLeft,
    /** Makes a user an employee of another company. The former one keeps its employee and their records, without an account, as long as a term keeps them. */
    moveUser: async (
      executor: Executor,
      { companyId, userId, name, now }: { companyId: string; userId: string; name: string; now: Date },
    ): Promise<void> => {
      await unlinkEmployeeOf(executor, userId, now);
      await insertEmployee(executor, { id: randomUUID(), companyId, userId, name });
    },
    /** Gives the employees that users are the names of their profiles, surname first. */
    renameUsers: (
      executor: Executor,
      users: readonly { userId: string; firstName: string; lastName: string }[],
    ): Promise<void> =>
      renameEmployeesOf(
        executor,
        users.map(({ userId, firstName, lastName }) => ({ userId, name: `${lastName} ${firstName}` })),
      ),
  };
}

function listPrefixes(language: Language): PhonePrefix[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return countryPrefixes()
    .map(({ country, prefix }) => ({ country, prefix, name: names.of(country) ?? country }))
    .toSorted((one, other) => compareNames(one.name, other.name));
}

const isId = (id: string | null): id is string => id !== null;

function presentEmployee(
  member: CompanyMember,
  { id, companyId, userId, name, usesBadge }: EmployeeRecord,
  accounts: Accounts,
): Employee & { readonly companyId: string } {
  const account = userId === null ? undefined : accounts.get(userId);
  const mayManage = account !== undefined && mayManageAccount(member, account);
  return { id, companyId, userId, user: account?.username ?? null, name, usesBadge, mayManage };
}
