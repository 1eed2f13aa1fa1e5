import { and, asc, eq, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { Executor } from '../../platform/db/database.ts';
import { foldText } from 'shared-api/contracts/common';
import { hasWords, inFoldedOrder } from '../../platform/db/folded-text.ts';
import type { CompanyRecord as PortCompany } from '../ports/directory.port.ts';
import {
  directoryCompanies,
  directoryEmployees,
  type CompanyRecord,
  type EmployeeRecord,
} from './directory.schema.ts';
import { namedDomains } from './sign-up-domains.repository.ts';

/** What is written of something with a name. */
const withFold = <Row extends { readonly name: string }>(row: Row) => ({
  ...row,
  nameFold: foldText(row.name),
});

/** The order of employees, by name. */
const byName = [
  asc(inFoldedOrder(directoryEmployees.nameFold)),
  asc(inFoldedOrder(directoryEmployees.name)),
  asc(directoryEmployees.id),
];

/** Adds a company. */
export async function insertCompany(
  executor: Executor,
  company: typeof directoryCompanies.$inferInsert,
): Promise<void> {
  await executor.insert(directoryCompanies).values(withFold(company));
}

/** Adds an employee. */
export async function insertEmployee(
  executor: Executor,
  employee: typeof directoryEmployees.$inferInsert,
): Promise<void> {
  await executor.insert(directoryEmployees).values(withFold(employee));
}

/** Adds employees. */
export async function insertEmployees(
  executor: Executor,
  employees: (typeof directoryEmployees.$inferInsert)[],
): Promise<void> {
  if (employees.length > 0) await executor.insert(directoryEmployees).values(employees.map(withFold));
}

/** A company. */
export async function findCompany(executor: Executor, id: string): Promise<CompanyRecord | undefined> {
  const [company] = await executor.select().from(directoryCompanies).where(eq(directoryCompanies.id, id));
  return company;
}

/** The company with a name, however it is written. */
export async function findCompanyByName(
  executor: Executor,
  wanted: string,
): Promise<CompanyRecord | undefined> {
  const { id, nameFold } = directoryCompanies;
  const [company] = await executor
    .select()
    .from(directoryCompanies)
    .where(eq(nameFold, foldText(wanted)))
    .orderBy(asc(id))
    .limit(1);
  return company;
}

/** Writes what is said of a company. */
export async function changeCompany(
  executor: Executor,
  id: string,
  { signUpDomains, ...fields }: Partial<Omit<PortCompany, 'id' | 'provedDomains'>>,
): Promise<void> {
  const { name } = fields;
  const change = {
    ...fields,
    ...(name !== undefined && { nameFold: foldText(name) }),
    ...(signUpDomains && namedDomains(signUpDomains)),
  };
  await executor.update(directoryCompanies).set(change).where(eq(directoryCompanies.id, id));
}

/** Companies by name: those with the ids, or all. */
export async function listCompanies(
  executor: Executor,
  ids: 'all' | readonly string[],
): Promise<CompanyRecord[]> {
  return executor
    .select()
    .from(directoryCompanies)
    .where(ids === 'all' ? undefined : isOneOf(directoryCompanies.id, ids))
    .orderBy(
      asc(inFoldedOrder(directoryCompanies.nameFold)),
      asc(inFoldedOrder(directoryCompanies.name)),
      asc(directoryCompanies.id),
    );
}

/** The employees of companies, by name. */
export async function listEmployees(
  executor: Executor,
  companyIds: readonly string[],
): Promise<EmployeeRecord[]> {
  return executor
    .select()
    .from(directoryEmployees)
    .where(isOneOf(directoryEmployees.companyId, companyIds))
    .orderBy(...byName);
}

interface EmployeeSearch {
  readonly companyIds: 'all' | readonly string[];
  /** Each has to be within the name, or the company's. */
  readonly words: readonly string[];
  /** The only one that is wanted. */
  readonly userId: string | undefined;
  readonly limit: number;
}

/** The first employees with an account whose name fits, by name, and how many there are, however it is written. */
export async function searchEmployees(
  executor: Executor,
  { companyIds, words, userId: wanted, limit }: EmployeeSearch,
): Promise<{ rows: { userId: string; name: string; companyName: string }[]; total: number }> {
  const { userId, name, nameFold, companyId } = directoryEmployees;
  const companyName = directoryCompanies.name;
  const searched = sql`(${nameFold} || ' ' || ${directoryCompanies.nameFold})`;
  const found = await executor
    .select({
      userId: sql<string>`${userId}`,
      name,
      companyName,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(directoryEmployees)
    .innerJoin(directoryCompanies, eq(directoryCompanies.id, companyId))
    .where(
      and(
        wanted === undefined ? isNotNull(userId) : eq(userId, wanted),
        companyIds === 'all' ? undefined : isOneOf(companyId, companyIds),
        ...hasWords(searched, words),
      ),
    )
    .orderBy(...byName)
    .limit(limit);
  const rows = found.map((row) => ({ userId: row.userId, name: row.name, companyName: row.companyName }));
  return { rows, total: found[0]?.total ?? 0 };
}

/** Employees by their ids. */
export async function listEmployeesById(
  executor: Executor,
  ids: readonly string[],
): Promise<EmployeeRecord[]> {
  if (ids.length === 0) return [];
  return executor
    .select()
    .from(directoryEmployees)
    .where(isOneOf(directoryEmployees.id, [...new Set(ids)]));
}

/** How many employees companies have. */
export async function countEmployees(
  executor: Executor,
  companyIds: 'all' | readonly string[],
): Promise<number> {
  const { companyId } = directoryEmployees;
  return executor.$count(
    directoryEmployees,
    companyIds === 'all' ? undefined : isOneOf(companyId, companyIds),
  );
}

/** An employee. */
export async function findEmployee(executor: Executor, id: string): Promise<EmployeeRecord | undefined> {
  const [employee] = await executor.select().from(directoryEmployees).where(eq(directoryEmployees.id, id));
  return employee;
}

/** The employee that a user is. */
export async function findEmployeeOf(
  executor: Executor,
  userId: string,
): Promise<EmployeeRecord | undefined> {
  const [employee] = await executor
    .select()
    .from(directoryEmployees)
    .where(eq(directoryEmployees.userId, userId));
  return employee;
}

/** Writes the names of the employees that users are, if they are one. */
export async function renameEmployeesOf(
  executor: Executor,
  names: readonly { readonly userId: string; readonly name: string }[],
): Promise<void> {
  if (names.length === 0) return;
  const renamed = sql`jsonb_to_recordset(${JSON.stringify(names.map(withFold))}::jsonb) as renamed ("userId" text, name text, "nameFold" text)`;
  await executor
    .update(directoryEmployees)
    .set({ name: sql`renamed.name`, nameFold: sql`renamed."nameFold"` })
    .from(renamed)
    .where(eq(directoryEmployees.userId, sql`renamed."userId"`));
}

/** Those of some users whose employee punches in and out. */
export async function listBadgeUsers(
  executor: Executor,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const { userId, usesBadge } = directoryEmployees;
  const rows = await executor
    .select({ userId })
    .from(directoryEmployees)
    .where(and(isOneOf(userId, userIds), usesBadge));
  return new Set(rows.flatMap((row) => row.userId ?? []));
}

/** Writes of the employees that users are whether they punch in and out. */
export async function setBadge(
  executor: Executor,
  userIds: readonly string[],
  usesBadge: boolean,
): Promise<void> {
  if (userIds.length === 0) return;
  await executor
    .update(directoryEmployees)
    .set({ usesBadge })
    .where(isOneOf(directoryEmployees.userId, userIds));
}

/** Makes the employee that a user was one without an account, who left at a moment; whose it was stays known. */
export async function unlinkEmployeeOf(executor: Executor, userId: string, leftAt: Date): Promise<void> {
  await executor
    .update(directoryEmployees)
    .set({ userId: null, formerUserId: userId, leftAt })
    .where(eq(directoryEmployees.userId, userId));
}

/** Every employee that users are or were: at companies where they were before as well, by id. */
export async function listEmployeesOf(
  executor: Executor,
  userIds: readonly string[],
): Promise<EmployeeRecord[]> {
  if (userIds.length === 0) return [];
  const { id, userId, formerUserId } = directoryEmployees;
  return executor
    .select()
    .from(directoryEmployees)
    .where(or(isOneOf(userId, userIds), isOneOf(formerUserId, userIds)))
    .orderBy(asc(id));
}

/** Marks the employee whose account was removed before that was noted; not one who is somebody's employee now, or was marked already. */
export async function markLeft(executor: Executor, userId: string, at: Date): Promise<void> {
  const { id, leftAt } = directoryEmployees;
  await executor
    .update(directoryEmployees)
    .set({ leftAt: at, formerUserId: userId })
    .where(and(eq(id, `employee-${userId}`), isNull(directoryEmployees.userId), isNull(leftAt)));
}

/** The folded name of the employee whose id a column has, within a statement of another area. */
export function foldedEmployeeNameOf(column: SQLWrapper): SQL<string> {
  const { id, nameFold } = directoryEmployees;
  return sql<string>`(select ${nameFold} from ${directoryEmployees} where ${id} = ${column})`;
}

/** The folded name of the company whose id a column has, within a statement of another area. */
export function foldedCompanyNameOf(column: SQLWrapper): SQL<string> {
  const { id, nameFold } = directoryCompanies;
  return sql<string>`(select ${nameFold} from ${directoryCompanies} where ${id} = ${column})`;
}

/** The ids of employees who left their company, or whose accounts were deleted. */
export async function listLeft(executor: Executor): Promise<string[]> {
  const { id, leftAt } = directoryEmployees;
  const rows = await executor.select({ id }).from(directoryEmployees).where(isNotNull(leftAt)).orderBy(id);
  return rows.map((row) => row.id);
}
