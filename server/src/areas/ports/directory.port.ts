import type { PermissionCode } from 'shared-api/contracts/common';
import type { CompanyMember, CompanyName, YoungChangeRule } from 'shared-api/contracts/directory';
import type { Executor } from '../../platform/db/database.ts';
import type { StatementColumn, StatementPart } from '../../platform/db/statement-parts.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';

/** Whether people may sign up to a company: not at all, only if an administrator lets them, or by their address alone. */
export type SignUpPolicy = 'closed' | 'approval' | 'open';

/** A company (azienda). */
export interface CompanyRecord {
  readonly id: string;
  readonly name: string;
  /** The company's colour, `#rrggbb`; null for the product's own. */
  readonly accent: string | null;
  /** Whether each signature asks for a code by SMS (`otp_sms_{product}`). */
  readonly asksSmsCode: boolean;
  /** Whether whoever signs has every page before their eyes first. */
  readonly asksAllPages: boolean;
  /** Whether who signs with a young change confirms it by the means from before, or waits (decision 119). */
  readonly youngChange: YoungChangeRule;
  /** Whether its people sign in by an app or a passkey alone (decision 120). */
  readonly asksStrongSignIn: boolean;
  readonly signUp: SignUpPolicy;
  /** The domains of the company's own mail addresses, in small letters: who has one belongs to it. */
  readonly signUpDomains: readonly string[];
  /** Which of them are shown to be the company's (decision 125): who has one needs no administrator where the sign-up is open. */
  readonly provedDomains: readonly string[];
}

/** An employee (dipendente), as far as other areas may know them. */
export interface EmployeeRecord {
  readonly id: string;
  readonly companyId: string;
  /** Null for who has no account. */
  readonly userId: string | null;
  /** Surname first. */
  readonly name: string;
  readonly usesBadge: boolean;
}

/** An employee with an account, found by their name. */
interface EmployeeFound {
  readonly userId: string;
  readonly companyName: string;
}

/** An employee whose records somebody opens, and what they may do with them. */
export interface OpenedEmployee extends EmployeeRecord {
  readonly isOwn: boolean;
  /** Whether the caller manages them: opens their records, and changes what they no longer may. */
  readonly mayManage: boolean;
  /** Whether the caller decides about what is theirs: who manages them does, but not about what is their own where there is another (decision 111). */
  readonly mayDecide: boolean;
}

/** Whose records a call is about: by account or by employee; by default those of whom the caller acts for, or their own. */
export interface WantedEmployee {
  readonly userId?: string | undefined;
  readonly employeeId?: string | undefined;
}

/** The people of a company whose records somebody manages, by name. */
export interface ManagedEmployees {
  readonly companyId: string;
  readonly employees: readonly OpenedEmployee[];
}

/** What can be said of a group (gruppo) of a company's people. */
export interface GroupFields {
  readonly name: string;
  /** What its people may do by it. */
  readonly permissions: readonly PermissionCode[];
  /** Whether whoever becomes a user of the company without an administrator's choice is in it. */
  readonly isDefault: boolean;
}

export interface GroupRecord extends GroupFields {
  readonly id: string;
  readonly companyId: string;
  /** Counts what was saved. */
  readonly version: number;
}

/** A user of a company, and groups of it. */
export interface GroupMember {
  readonly userId: string;
  readonly companyId: string;
  readonly groupIds: readonly string[];
}

/** Who is in which group. What changes it writes at once into the accounts what they may do (decision 045). */
export interface Memberships {
  /** The groups of companies, by company and name. */
  listGroups(executor: Executor, companyIds: 'all' | readonly string[]): Promise<readonly GroupRecord[]>;
  /** A group; undefined when there is none. */
  findGroup(executor: Executor, id: string): Promise<GroupRecord | undefined>;
  /** The ids of the users in a group. */
  listMembers(executor: Executor, groupId: string): Promise<readonly string[]>;
  /** How many users are in each group; a group of nobody is left out. */
  countMembers(executor: Executor, groupIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The groups that users are in, by name; who is in none is left out. */
  listGroupsOf(
    executor: Executor,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly GroupRecord[]>>;
  /** Puts users into groups of their company and takes them out of every other. @throws AppError `not-found` for a group of another. */
  setGroups(executor: Executor, members: readonly GroupMember[]): Promise<void>;
  /** Puts users who are in no group yet into groups of their company. @throws AppError `not-found` for a group of another. */
  joinGroups(executor: Executor, members: readonly GroupMember[]): Promise<void>;
  /** Puts a user into the groups of their company's newcomers; a company that has none gets one. */
  joinDefaultGroups(
    executor: Executor,
    member: { readonly userId: string; readonly companyId: string },
  ): Promise<void>;
  /** @returns the id of the new group. A name that the company's groups have already violates `directory_groups_name`. */
  addGroup(executor: Executor, group: GroupFields & { readonly companyId: string }): Promise<string>;
  /** Writes a group. @throws AppError `conflict` where it does not stand at that version any more. */
  changeGroup(
    executor: Executor,
    stood: Pick<GroupRecord, 'id' | 'version'>,
    fields: GroupFields,
  ): Promise<void>;
  /** Deletes a group. @throws AppError `conflict` where it does not stand at that version any more. */
  removeGroup(executor: Executor, stood: Pick<GroupRecord, 'id' | 'version'>): Promise<void>;
}

/** What of the directory stands in another area's statement: that area's column has the id, and reads no table of the directory itself. */
interface DirectoryColumns {
  /** The folded name (`foldText`) of the company with the id; null where there is none. */
  foldedCompanyNameOf(companyId: StatementColumn): StatementPart<string>;
  /** The folded name of the employee with the id; null where there is none. */
  foldedEmployeeNameOf(employeeId: StatementColumn): StatementPart<string>;
  /** The folded names of a user's groups, by name, a comma between them; empty for who is in none. */
  foldedGroupNamesOf(userId: StatementColumn): StatementPart<string>;
  /** Whether a user is in a group. */
  isInGroup(userId: StatementColumn, groupId: string): StatementPart<boolean>;
}

/** What the directory knows and does of companies and employees for other areas; all within the caller's transaction. */
export interface Directory extends Memberships, DirectoryColumns {
  /** A company, or undefined when there is none. */
  findCompany(executor: Executor, id: string | null): Promise<CompanyRecord | undefined>;
  /** Companies by their ids, in one statement; who asks for one in a loop asks for each. */
  findCompanies(executor: Executor, ids: Iterable<string>): Promise<ReadonlyMap<string, CompanyRecord>>;
  /** The company to which somebody may sign up: the one that is named, else the one that their mail domain belongs to. */
  findSignUpCompany(
    executor: Executor,
    wanted: { readonly companyName: string; readonly domain: string },
  ): Promise<CompanyRecord | undefined>;
  /** Writes what is said of a company; what is not named stays. */
  changeCompany(
    executor: Executor,
    id: string,
    fields: Partial<Omit<CompanyRecord, 'id' | 'provedDomains'>>,
  ): Promise<void>;
  /** Has a domain that a company names for its sign-up count as its own, until it names it no more. */
  addProvedDomain(executor: Executor, id: string, domain: string): Promise<void>;
  /** What a company may not take since another has it: its name, whatever its letters' case, and domains that are shown to be the other's. */
  findClash(
    executor: Executor,
    company: Pick<CompanyRecord, 'id' | 'name' | 'signUpDomains'>,
  ): Promise<{ readonly isNameTaken: boolean; readonly domains: readonly string[] }>;
  /** The id of the company with a name, which is made where there is none. */
  findOrAddCompany(executor: Executor, name: string): Promise<string>;
  /** Those employees with an account whom somebody may choose among and whose name fits: the first of them, by name. */
  findEmployees(
    member: CompanyMember,
    search: { readonly text: string },
  ): Promise<{ readonly employees: readonly EmployeeFound[] }>;
  /** An employee by their id, who need not have an account. */
  findEmployee(executor: Executor, id: string): Promise<EmployeeRecord | undefined>;
  /**
   * What employees are called, by their ids, where people tell them apart by it: whose name somebody else of their company has too is called
   * with the username, `Rossi Mario (mario.rossi2)`.
   */
  namesApart(
    executor: Executor,
    employees: readonly Pick<EmployeeRecord, 'id' | 'companyId' | 'userId' | 'name'>[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Employees by their ids, in no order. */
  listEmployeesById(executor: Executor, ids: readonly string[]): Promise<readonly EmployeeRecord[]>;
  /**
   * Finds whose records a call is about, not within the caller's transaction. @throws AppError `not-found` for who is no employee, and for
   * whom the caller may know nothing of.
   */
  openEmployee(caller: SignedInCaller, wanted?: WantedEmployee): Promise<OpenedEmployee>;
  /**
   * The people of a company whose records somebody manages; by default of their own company, or of the one that they act for.
   * @throws AppError `not-found` for a company that is not theirs to manage.
   */
  listManaged(
    executor: Executor,
    caller: SignedInCaller,
    companyId: string | undefined,
  ): Promise<ManagedEmployees>;
  /** The employees of a company, by name. */
  listEmployees(executor: Executor, companyId: string): Promise<readonly EmployeeRecord[]>;
  /** The ids of all companies. */
  listCompanyIds(executor: Executor): Promise<readonly string[]>;
  /** The companies that somebody has to do with, by name. */
  listOwnCompanies(member: CompanyMember): Promise<readonly CompanyName[]>;
  /** Makes a user an employee of their company. */
  addEmployee(
    executor: Executor,
    employee: { readonly companyId: string; readonly userId: string; readonly name: string },
  ): Promise<void>;
  /** Makes users employees of their companies. */
  addEmployees(
    executor: Executor,
    employees: readonly { readonly companyId: string; readonly userId: string; readonly name: string }[],
  ): Promise<void>;
  /** What the directory knows of a user: the employee that they are, and the ids of the groups that they are in. */
  describeUser(
    executor: Executor,
    userId: string,
  ): Promise<{ readonly employee: EmployeeRecord | undefined; readonly groupIds: string[] }>;
  /** Makes a user an employee of another company. The former one keeps its employee and their records, without an account. */
  moveUser(
    executor: Executor,
    user: { readonly userId: string; readonly companyId: string; readonly name: string; readonly now: Date },
  ): Promise<void>;
  /** Those of some users who punch in and out. */
  listBadgeUsers(executor: Executor, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Says of users whether they punch in and out. */
  setBadges(
    executor: Executor,
    users: readonly { readonly userId: string; readonly usesBadge: boolean }[],
  ): Promise<void>;
  /** Forgets that an employee is a user, whose account is gone. The company keeps the employee. */
  forgetUser(executor: Executor, userId: string, now: Date): Promise<void>;
  /** The ids of employees who left their company, or whose accounts were deleted, and of whom something is kept yet. */
  listLeft(executor: Executor): Promise<readonly string[]>;
  /** Marks the employee of an account that was removed before that was noted. */
  markLeft(executor: Executor, userId: string, at: Date): Promise<void>;
  /** Every employee that users are or were, at companies where they were before as well. */
  listEmployeesOf(executor: Executor, userIds: readonly string[]): Promise<readonly EmployeeRecord[]>;
  /** Gives the employees that users are the names of their profiles, surname first. */
  renameUsers(
    executor: Executor,
    users: readonly { readonly userId: string; readonly firstName: string; readonly lastName: string }[],
  ): Promise<void>;
}
