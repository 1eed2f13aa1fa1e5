import { and, eq, or, sql } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { timesheetReminders, type ReminderRecord } from './reminders.schema.ts';

/** When somebody was last reminded of a month, and whether they were reminded today, of whatever month. */
export interface ReminderFacts {
  readonly lastAt: string | null;
  readonly isToday: boolean;
}

/** How employees were reminded of a month. */
export async function listReminders(
  executor: Executor,
  { employeeIds, month, today }: { employeeIds: readonly string[]; month: string; today: PlainDay },
): Promise<Map<string, ReminderFacts>> {
  const { employeeId, day, month: ofMonth, sentAt } = timesheetReminders;
  const rows = await executor
    .select({ employeeId, day, month: ofMonth, sentAt })
    .from(timesheetReminders)
    .where(and(isOneOf(employeeId, employeeIds), or(eq(ofMonth, month), eq(day, today))));
  const byEmployee = Map.groupBy(rows, (row) => row.employeeId);
  return new Map(
    [...byEmployee].map(([id, reminders]) => {
      const times = reminders.filter((each) => each.month === month).map((each) => each.sentAt.toISOString());
      return [
        id,
        { lastAt: times.toSorted().at(-1) ?? null, isToday: reminders.some((each) => each.day === today) },
      ];
    }),
  );
}

/** Writes down that somebody is reminded. @returns false where they were reminded on that day already. */
export async function insertReminder(executor: Executor, reminder: ReminderRecord): Promise<boolean> {
  const rows = await executor
    .insert(timesheetReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ employeeId: sql<string>`${timesheetReminders.employeeId}` });
  return rows.length > 0;
}
