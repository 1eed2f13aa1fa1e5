import { and, count, eq, lt, sql, type SQL } from 'drizzle-orm';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { DataTerm, DueRows } from '../../platform/personal-data/personal-table.ts';
import { timesheetAbsences } from './absences/approved-days.schema.ts';
import { timesheetPunches } from './badge/punches.schema.ts';
import { timesheetDays, timesheetMonths } from './month/month.schema.ts';
import { timesheetDeliveries } from './payroll/payroll.schema.ts';
import { timesheetReminders } from './reminders/reminders.schema.ts';
import { timesheetSheets } from './sheets/sheets.schema.ts';

/** How hours end: whole months with all that is of them, and the payroll files of those months; punches by their day. */
export const timesheetTerms: readonly DataTerm[] = [
  {
    kind: 'punches',
    count: async (executor, due) => {
      const [found] = await executor
        .select({ rows: count() })
        .from(timesheetPunches)
        .where(areOldPunches(due));
      return found?.rows ?? 0;
    },
    remove: async (executor, due) => {
      const rows = await executor
        .select({ id: timesheetPunches.id })
        .from(timesheetPunches)
        .where(areOldPunches(due))
        .limit(due.limit);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await executor.delete(timesheetPunches).where(isOneOf(timesheetPunches.id, ids));
      return ids.length;
    },
  },
  {
    kind: 'hours',
    count: async (executor, due) => {
      const [months] = await executor
        .select({ rows: count() })
        .from(timesheetMonths)
        .where(areOldMonths(due));
      const [files] = await executor
        .select({ rows: count() })
        .from(timesheetDeliveries)
        .where(areOldFiles(due));
      return (months?.rows ?? 0) + (files?.rows ?? 0);
    },
    remove: async (executor, due, { removeFiles }) => {
      const months = await executor
        .select({ employeeId: timesheetMonths.employeeId, month: timesheetMonths.month })
        .from(timesheetMonths)
        .where(areOldMonths(due))
        .limit(due.limit);
      for (const month of months) await removeMonth(executor, month);
      const files = await executor
        .delete(timesheetDeliveries)
        .where(areOldFiles(due))
        .returning({ fileHash: timesheetDeliveries.fileHash });
      await removeFiles(
        executor,
        files.map(({ fileHash }) => fileHash),
      );
      return months.length + files.length;
    },
  },
];

async function removeMonth(
  executor: Executor,
  { employeeId, month }: { readonly employeeId: string; readonly month: string },
): Promise<void> {
  const isOfMonth = (table: typeof timesheetDays | typeof timesheetAbsences): SQL | undefined =>
    and(eq(table.employeeId, employeeId), sql`to_char(${table.day}, 'YYYY-MM') = ${month}`);
  await executor.delete(timesheetDays).where(isOfMonth(timesheetDays));
  await executor.delete(timesheetAbsences).where(isOfMonth(timesheetAbsences));
  for (const table of [timesheetSheets, timesheetReminders, timesheetMonths])
    await executor.delete(table).where(and(eq(table.employeeId, employeeId), eq(table.month, month)));
}

/** Months that are over before the day from which on they are kept: the one that it lies in stays. */
function areOldMonths({ companyId, before }: DueRows) {
  return and(eq(timesheetMonths.companyId, companyId), lt(timesheetMonths.month, before.slice(0, 7)));
}

function areOldFiles({ companyId, before }: DueRows) {
  return and(eq(timesheetDeliveries.companyId, companyId), lt(timesheetDeliveries.month, before.slice(0, 7)));
}

function areOldPunches({ companyId, before }: DueRows) {
  return and(eq(timesheetPunches.companyId, companyId), lt(timesheetPunches.day, before));
}
