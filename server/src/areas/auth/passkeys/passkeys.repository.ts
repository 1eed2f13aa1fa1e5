import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authPasskeys, type PasskeyRecord } from './passkey.schema.ts';

/** Lets only one transaction at a time add a passkey for a person. */
export async function lockPasskeys(executor: Executor, userId: string): Promise<void> {
  await executor.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`auth.passkeys:${userId}`}, 0))`,
  );
}

/** A person's passkeys, the newest first. */
export async function listPasskeys(executor: Executor, userId: string): Promise<PasskeyRecord[]> {
  return executor
    .select()
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(desc(authPasskeys.createdAt), desc(authPasskeys.id));
}

/** Whether a person has any passkey. */
export async function hasPasskeys(executor: Executor, userId: string): Promise<boolean> {
  const found = await executor
    .select({ id: authPasskeys.id })
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .limit(1);
  return found.length === 1;
}

/** The passkey that a browser names. */
export async function findPasskey(
  executor: Executor,
  credentialId: string,
): Promise<PasskeyRecord | undefined> {
  const [found] = await executor
    .select()
    .from(authPasskeys)
    .where(eq(authPasskeys.credentialId, credentialId));
  return found;
}

/** Keeps a passkey. @returns whether it is new: no device gives the same one twice. */
export async function insertPasskey(
  executor: Executor,
  passkey: typeof authPasskeys.$inferInsert,
): Promise<boolean> {
  const added = await executor
    .insert(authPasskeys)
    .values(passkey)
    .onConflictDoNothing({ target: authPasskeys.credentialId })
    .returning({ id: authPasskeys.id });
  return added.length === 1;
}

/** Records a use of a passkey, and how far its counter has come. */
export async function recordPasskeyUse(
  executor: Executor,
  id: string,
  use: { counter: number; isSynced: boolean; lastUsedAt: Date },
): Promise<void> {
  await executor.update(authPasskeys).set(use).where(eq(authPasskeys.id, id));
}

/** A passkey of a person. */
interface OwnPasskey {
  readonly id: string;
  readonly userId: string;
}

/** Names a passkey of a person anew. @returns whether there was one. */
export async function renameOwnPasskey(executor: Executor, own: OwnPasskey, name: string): Promise<boolean> {
  const renamed = await executor
    .update(authPasskeys)
    .set({ name })
    .where(isOwn(own))
    .returning({ id: authPasskeys.id });
  return renamed.length === 1;
}

/** Removes a passkey of a person. @returns what it was; undefined when there was none. */
export async function deleteOwnPasskey(
  executor: Executor,
  own: OwnPasskey,
): Promise<PasskeyRecord | undefined> {
  const [removed] = await executor.delete(authPasskeys).where(isOwn(own)).returning();
  return removed;
}

const isOwn = ({ id, userId }: OwnPasskey) => and(eq(authPasskeys.id, id), eq(authPasskeys.userId, userId));
