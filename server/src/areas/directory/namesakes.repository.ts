import { and, sql } from 'drizzle-orm';
import { foldText } from 'shared-api/contracts/common';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { Executor } from '../../platform/db/database.ts';
import { directoryEmployees, type EmployeeRecord } from './directory.schema.ts';

/** Whom one asks for the namesakes of. */
export type NamedEmployee = Pick<EmployeeRecord, 'id' | 'companyId' | 'userId' | 'name'>;

/** Those of some employees whose name somebody else of their company has too, however it is written. */
export async function listNamesakes<Employee extends NamedEmployee>(
  executor: Executor,
  employees: readonly Employee[],
): Promise<Employee[]> {
  if (employees.length === 0) return [];
  const { companyId, nameFold } = directoryEmployees;
  const names = [...new Set(employees.map((employee) => foldText(employee.name)))];
  const keyOf = (company: string, folded: string) => JSON.stringify([company, folded]);
  const shared = await executor
    .select({ companyId, nameFold })
    .from(directoryEmployees)
    .where(
      and(
        isOneOf(companyId, [...new Set(employees.map((employee) => employee.companyId))]),
        sql`${nameFold} = any(${sql.param(names)}::text[])`,
      ),
    )
    .groupBy(companyId, nameFold)
    .having(sql`count(*) > 1`);
  const keys = new Set(shared.map((each) => keyOf(each.companyId, each.nameFold)));
  return employees.filter((employee) => keys.has(keyOf(employee.companyId, foldText(employee.name))));
}
