import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { platformDeliveries, type DeliveryChannel, type DeliveryRow } from './deliveries.schema.ts';

type NewDelivery = typeof platformDeliveries.$inferInsert;

/** Adds a message that is to be sent. */
export async function insertDelivery(executor: Executor, delivery: NewDelivery): Promise<DeliveryRow> {
  const [row] = await executor.insert(platformDeliveries).values(delivery).returning();
  if (!row) throw new Error('The delivery was not inserted');
  return row;
}

/** A message by its id. */
export async function findDelivery(executor: Executor, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await executor.select().from(platformDeliveries).where(eq(platformDeliveries.id, id));
  return row;
}

/** Records what became of a message. */
export async function updateDelivery(
  executor: Executor,
  id: string,
  change: Partial<NewDelivery>,
): Promise<void> {
  await executor.update(platformDeliveries).set(change).where(eq(platformDeliveries.id, id));
}

/** Deletes messages that were written before a moment and are not on their way any more. */
export async function deleteDeliveriesBefore(executor: Executor, moment: Date): Promise<void> {
  const { createdAt, state } = platformDeliveries;
  await executor.delete(platformDeliveries).where(and(lt(createdAt, moment), ne(state, 'queued')));
}

/** The last messages by some channels, the newest first. */
export async function listRecentDeliveries(
  executor: Executor,
  { limit, channels }: { limit: number; channels: readonly DeliveryChannel[] },
): Promise<DeliveryRow[]> {
  return executor
    .select()
    .from(platformDeliveries)
    .where(inArray(platformDeliveries.channel, [...channels]))
    .orderBy(desc(platformDeliveries.createdAt), desc(platformDeliveries.id))
    .limit(limit);
}
