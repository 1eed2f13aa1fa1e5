import { and, count, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authKnownDevices } from './known-device.schema.ts';

/** From how many browsers a person has signed in so far. */
export async function countDevices(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ number: count() })
    .from(authKnownDevices)
    .where(eq(authKnownDevices.userId, userId));
  return row?.number ?? 0;
}

/** Whether a person has signed in from a browser. */
export async function isKnownDevice(
  executor: Executor,
  { userId, deviceHash }: { userId: string; deviceHash: string },
): Promise<boolean> {
  const known = await executor
    .select({ userId: authKnownDevices.userId })
    .from(authKnownDevices)
    .where(and(eq(authKnownDevices.userId, userId), eq(authKnownDevices.deviceHash, deviceHash)));
  return known.length === 1;
}

/** Records that a person signed in from a browser that was recorded before. @returns whether it was. */
export async function touchDevice(
  executor: Executor,
  { userId, deviceHash, now }: { userId: string; deviceHash: string; now: Date },
): Promise<boolean> {
  const touched = await executor
    .update(authKnownDevices)
    .set({ lastUsedAt: now })
    .where(and(eq(authKnownDevices.userId, userId), eq(authKnownDevices.deviceHash, deviceHash)))
    .returning({ userId: authKnownDevices.userId });
  return touched.length === 1;
}

/** Records a browser for the first time; one that another sign-in has recorded meanwhile stays as it is. */
export async function insertDevice(
  executor: Executor,
  { userId, deviceHash, now }: { userId: string; deviceHash: string; now: Date },
): Promise<void> {
  await executor
    .insert(authKnownDevices)
    .values({ userId, deviceHash, firstUsedAt: now, lastUsedAt: now })
    .onConflictDoNothing();
}

/** Forgets the browsers that were last used before a moment. */
export async function deleteDevicesUsedBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(authKnownDevices).where(lt(authKnownDevices.lastUsedAt, moment));
}
