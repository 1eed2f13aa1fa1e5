import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { PayrollSettings } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import {
  timesheetDeliveries,
  timesheetPayrollEmployees,
  timesheetPayrollSettings,
  type DeliveryRecord,
} from './payroll.schema.ts';

/** How a company's hours become a payroll file; undefined where it has never been said. */
export async function findPayrollSettings(executor: Executor, companyId: string) {
  const [settings] = await executor
    .select()
    .from(timesheetPayrollSettings)
    .where(eq(timesheetPayrollSettings.companyId, companyId));
  return settings;
}

/** The settings of a company, held until the transaction ends: who saves them or delivers by them comes one after the other. */
export async function lockPayrollSettings(executor: Executor, companyId: string) {
  const [settings] = await executor
    .select()
    .from(timesheetPayrollSettings)
    .where(eq(timesheetPayrollSettings.companyId, companyId))
    .for('update');
  return settings;
}

/** The codes of a company's employees, by their ids. */
export async function listEmployeeCodes(executor: Executor, companyId: string): Promise<Map<string, string>> {
  const rows = await executor
    .select()
    .from(timesheetPayrollEmployees)
    .where(eq(timesheetPayrollEmployees.companyId, companyId));
  return new Map(rows.map(({ employeeId, code }) => [employeeId, code]));
}

/** Writes the settings of a company down, with all of its employees' codes. */
export async function replacePayrollSettings(
  executor: Executor,
  saved: typeof timesheetPayrollSettings.$inferInsert,
  employees: PayrollSettings['employees'],
): Promise<void> {
  const { companyId } = saved;
  await executor
    .insert(timesheetPayrollSettings)
    .values(saved)
    .onConflictDoUpdate({ target: timesheetPayrollSettings.companyId, set: saved });
  await executor.delete(timesheetPayrollEmployees).where(eq(timesheetPayrollEmployees.companyId, companyId));
  const coded = employees.filter(({ code }) => code !== '');
  if (coded.length === 0) return;
  await executor
    .insert(timesheetPayrollEmployees)
    .values(coded.map(({ id: employeeId, code }) => ({ employeeId, companyId, code })));
}

const { lines: _lines, ...summaryColumns } = getTableColumns(timesheetDeliveries);

/** A delivery without its lines. */
export type DeliverySummary = Omit<DeliveryRecord, 'lines'>;

/** The latest delivery of a month, with its lines. */
export async function findLastDelivery(
  executor: Executor,
  { companyId, month }: { readonly companyId: string; readonly month: string },
): Promise<DeliveryRecord | undefined> {
  const [delivery] = await executor
    .select()
    .from(timesheetDeliveries)
    .where(and(eq(timesheetDeliveries.companyId, companyId), eq(timesheetDeliveries.month, month)))
    .orderBy(desc(timesheetDeliveries.madeAt))
    .limit(1);
  return delivery;
}

/** The deliveries of a company, the newest first. */
export async function listDeliveries(executor: Executor, companyId: string): Promise<DeliverySummary[]> {
  return executor
    .select(summaryColumns)
    .from(timesheetDeliveries)
    .where(eq(timesheetDeliveries.companyId, companyId))
    .orderBy(desc(timesheetDeliveries.madeAt))
    .limit(maxListedDeliveries);
}

const maxListedDeliveries = 60;

/** A delivery by its id. */
export async function findDelivery(executor: Executor, id: string): Promise<DeliverySummary | undefined> {
  const [delivery] = await executor
    .select(summaryColumns)
    .from(timesheetDeliveries)
    .where(eq(timesheetDeliveries.id, id));
  return delivery;
}

/** Keeps a delivery. */
export async function insertDelivery(executor: Executor, delivery: DeliveryRecord): Promise<void> {
  await executor.insert(timesheetDeliveries).values(delivery);
}
