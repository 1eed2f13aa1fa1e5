import { lt } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../db/database.ts';
import { platformReadings } from './readings.schema.ts';

type Reading = typeof platformReadings.$inferSelect;

/** Keeps that somebody looked at things on a day. @returns those that were not kept before. */
export async function insertReadings(executor: Executor, readings: Reading[]): Promise<Reading[]> {
  return executor.insert(platformReadings).values(readings).onConflictDoNothing().returning();
}

/** Forgets what is from before a day. */
export async function deleteReadingsBefore(executor: Executor, day: PlainDay): Promise<void> {
  await executor.delete(platformReadings).where(lt(platformReadings.day, day));
}
