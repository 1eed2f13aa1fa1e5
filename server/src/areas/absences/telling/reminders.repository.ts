import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceReminders } from './reminders.schema.ts';

/** Writes down that somebody is reminded. @returns false where they were reminded on that day already. */
export async function insertReminder(
  executor: Executor,
  reminder: { readonly userId: string; readonly day: PlainDay },
): Promise<boolean> {
  const rows = await executor
    .insert(absenceReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ userId: absenceReminders.userId });
  return rows.length > 0;
}
