import { and, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { Executor } from '../../platform/db/database.ts';
import { directoryEmployees, type EmployeeRecord } from './directory.schema.ts';

/** Whom one asks for the namesakes of. */
export type NamedEmployee = Pick<EmployeeRecord, 'id' | 'companyId' | 'userId' | 'name'>;

/** Those of some employees whose name somebody else of their company has too, whatever its letters' case. */
export async function listNamesakes<Employee extends NamedEmployee>(
  executor: Executor,
  employees: readonly Employee[],
): Promise<Employee[]> {
  if (employees.length === 0) return [];
  const { companyId, name } = directoryEmployees;
  const folded = sql<string>`lower(${name})`;
  const names = [...new Set(employees.map((employee) => employee.name.toLowerCase()))];
  const keyOf = (company: string, lowerName: string) => JSON.stringify([company, lowerName]);
  const shared = await executor
    .select({ companyId, name: folded })
    .from(directoryEmployees)
    .where(
      and(
        isOneOf(companyId, [...new Set(employees.map((employee) => employee.companyId))]),
        sql`${folded} = any(${sql.param(names)}::text[])`,
      ),
    )
    .groupBy(companyId, folded)
    .having(sql`count(*) > 1`);
  const keys = new Set(shared.map((each) => keyOf(each.companyId, each.name)));
  return employees.filter((employee) => keys.has(keyOf(employee.companyId, employee.name.toLowerCase())));
}
