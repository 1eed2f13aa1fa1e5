import { and, eq, gt, isNull, notInArray, or } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { platformSessions } from '../sessions/sessions.schema.ts';
import { platformPushSubscriptions, type PushSubscriptionRow } from './push.schema.ts';

type NewSubscription = typeof platformPushSubscriptions.$inferInsert;

const subscriptions = platformPushSubscriptions;

/** Keeps what a browser asks for, in place of what it or its session had before. */
export async function replaceSubscription(executor: Executor, subscription: NewSubscription): Promise<void> {
  const { sessionId, endpoint } = subscription;
  await executor
    .delete(subscriptions)
    .where(or(eq(subscriptions.sessionId, sessionId), eq(subscriptions.endpoint, endpoint)));
  await executor.insert(subscriptions).values(subscription);
}

/** The subscription of a session. */
export async function findSubscriptionOf(
  executor: Executor,
  sessionId: string,
): Promise<PushSubscriptionRow | undefined> {
  const [subscription] = await executor
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.sessionId, sessionId));
  return subscription;
}

/** A subscription whose session lives. */
export async function findLiveSubscription(
  executor: Executor,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<PushSubscriptionRow | undefined> {
  const [found] = await selectLive(executor, now, eq(subscriptions.id, id));
  return found?.subscription;
}

/** The ids of a person's subscriptions whose sessions live. */
export async function listLiveSubscriptions(
  executor: Executor,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<string[]> {
  const rows = await selectLive(executor, now, eq(subscriptions.userId, userId));
  return rows.map(({ subscription }) => subscription.id);
}

/** Deletes the subscription of a session. */
export async function deleteSubscriptionOf(executor: Executor, sessionId: string): Promise<void> {
  await executor.delete(subscriptions).where(eq(subscriptions.sessionId, sessionId));
}

/** Deletes a subscription. */
export async function deleteSubscription(executor: Executor, id: string): Promise<void> {
  await executor.delete(subscriptions).where(eq(subscriptions.id, id));
}

/** Deletes what was asked for in sessions that ended. */
export async function deleteEndedSubscriptions(executor: Executor, now: Date): Promise<void> {
  const living = executor.select({ id: platformSessions.id }).from(platformSessions).where(isLiving(now));
  await executor.delete(subscriptions).where(notInArray(subscriptions.sessionId, living));
}

function selectLive(executor: Executor, now: Date, which: ReturnType<typeof eq>) {
  return executor
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(platformSessions, eq(platformSessions.id, subscriptions.sessionId))
    .where(and(which, isLiving(now)));
}

const isLiving = (now: Date) =>
  and(
    eq(platformSessions.kind, 'staff'),
    isNull(platformSessions.revokedAt),
    gt(platformSessions.expiresAt, now),
  );
