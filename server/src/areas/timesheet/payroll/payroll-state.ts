import type { PlainMonth } from 'shared-api/contracts/common';
import type { PayrollSettings } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { companyMonths } from '../exports/company-months.ts';
import { monthText } from '../month/month.service.ts';
import { changesBetween, type PayrollChange } from './payroll-changes.ts';
import { payrollLinesOf, type LeftOutMonth, type PayrollLine } from './payroll-lines.ts';
import { findLastDelivery, findPayrollSettings, listEmployeeCodes } from './payroll.repository.ts';
import { withEveryCause } from './payroll-settings.service.ts';

/** What the payroll of a month would get now, against what it has. */
export interface PayrollState {
  readonly settings: Omit<PayrollSettings, 'employees'>;
  readonly lines: readonly PayrollLine[];
  readonly leftOut: readonly LeftOutMonth[];
  /** Against the last delivery of the month; null before the first. */
  readonly changes: readonly PayrollChange[] | null;
  /** What was delivered of people who are left out now: the payroll keeps it. */
  readonly kept: readonly PayrollLine[];
  readonly names: ReadonlyMap<string, string>;
}

/** Reads a month for the payroll. Who is left out is no change: what was delivered of them stands until their month is closed again. */
export async function readPayroll(
  { db, directory }: { readonly db: Executor; readonly directory: Directory },
  { companyId, ...of }: PlainMonth & { readonly companyId: string },
): Promise<PayrollState> {
  const [saved, employeeCodes, months, last] = await Promise.all([
    findPayrollSettings(db, companyId),
    listEmployeeCodes(db, companyId),
    companyMonths({ db, directory }, { companyId, ...of }),
    findLastDelivery(db, { companyId, month: monthText(of) }),
  ]);
  const settings = withEveryCause(saved?.settings);
  const { lines, leftOut } = payrollLinesOf(months, { settings, employeeCodes });
  const isLeftOut = new Set(leftOut.map(({ month }) => month.employee.id));
  const delivered = last?.lines ?? [];
  const comparable = delivered.filter(({ employeeId }) => !isLeftOut.has(employeeId));
  return {
    settings,
    lines,
    leftOut,
    changes: last ? changesBetween(comparable, lines) : null,
    kept: delivered.filter(({ employeeId }) => isLeftOut.has(employeeId)),
    names: new Map(months.map(({ employee }) => [employee.id, employee.name])),
  };
}
