import type { Company, CompanyMember, CompanyName, Group, PhonePrefix } from 'shared-api/contracts/directory';
import { countryPrefixes, ownCompanies, visibleCompanies } from 'shared-api/contracts/directory';
import type { Language } from 'shared-api/contracts/common';
import type { Database, Executor } from '../../platform/db/database.ts';
import {
  findCompany,
  findEmployeeOf,
  findSignUpCompany,
  insertEmployee,
  listCompanies,
  listEmployees,
  listGroupIdsOf,
  listGroupsOf,
  renameEmployeeOf,
  unlinkUser,
} from './directory.repository.ts';
import type { CompanyRecord, EmployeeRecord } from './directory.schema.ts';

interface DirectoryDependencies {
  db: Database;
  /** The user names of users, as the auth area knows them. */
  findUsernames(executor: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What can be asked of the directory. */
export type Directory = ReturnType<typeof createDirectory>;

/** The service of companies, employees and groups. */
export function createDirectory({ db, findUsernames }: DirectoryDependencies) {
  return {
    /** The companies that somebody may choose among, with their employees. */
    listVisibleCompanies: async (member: CompanyMember): Promise<Company[]> => {
      const companies = await listCompanies(db, visibleCompanies(member));
      const ids = companies.map((company) => company.id);
      const employees = await listEmployees(db, ids);
      const usernames = await findUsernames(db, employees.map((employee) => employee.userId).filter(isId));
      return companies.map((company) => present(company, employees, usernames));
    },
    /** The names of the companies that somebody has to do with. */
    listOwnCompanies: async (member: CompanyMember): Promise<CompanyName[]> =>
      (await listCompanies(db, ownCompanies(member))).map(({ id, name }) => ({ id, name })),
    /** The groups that a user is in. */
    listGroups: (userId: string): Promise<Group[]> => listGroupsOf(db, userId),
    /** The prefixes of phone numbers, by the countries' names in a language. */
    listPrefixes,
    /** A company, or undefined when there is none. */
    findCompany: async (executor: Executor, id: string | null): Promise<CompanyRecord | undefined> =>
      id === null ? undefined : findCompany(executor, id),
    /** The company to which somebody may sign up: the one that is named, else the one that his mail domain belongs to. */
    findSignUpCompany,
    /** Makes a user an employee of his company. */
    addEmployee: (
      executor: Executor,
      { companyId, userId, name }: { companyId: string; userId: string; name: string },
    ): Promise<void> => insertEmployee(executor, { id: `employee-${userId}`, companyId, userId, name }),
    /** What the directory knows of a user: the employee that he is, and the groups that he is in. */
    describeUser: async (executor: Executor, userId: string) => ({
      employee: await findEmployeeOf(executor, userId),
      groupIds: await listGroupIdsOf(executor, userId),
    }),
    /** Forgets that an employee is a user, whose account is gone. The company keeps the employee. */
    forgetUser: (executor: Executor, userId: string): Promise<void> => unlinkUser(executor, userId),
    /** Gives the employee that a user is the name of his profile, surname first. */
    renameUser: (
      executor: Executor,
      { userId, firstName, lastName }: { userId: string; firstName: string; lastName: string },
    ): Promise<void> => renameEmployeeOf(executor, userId, `${lastName} ${firstName}`),
  };
}

function listPrefixes(language: Language): PhonePrefix[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return countryPrefixes()
    .map(({ country, prefix }) => ({ country, prefix, name: names.of(country) ?? country }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

const isId = (id: string | null): id is string => id !== null;

function present(
  company: CompanyRecord,
  employees: readonly EmployeeRecord[],
  usernames: ReadonlyMap<string, string>,
): Company {
  return {
    id: company.id,
    name: company.name,
    employees: employees
      .filter((employee) => employee.companyId === company.id)
      .map(({ id, userId, name, usesBadge }) => ({
        id,
        userId,
        user: (userId && usernames.get(userId)) ?? null,
        name,
        usesBadge,
      })),
  };
}
