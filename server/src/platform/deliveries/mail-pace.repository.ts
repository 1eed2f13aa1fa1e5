import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { platformMailPace } from './mail-pace.schema.ts';

/** How a mail server takes mails. */
export type MailPaceRow = typeof platformMailPace.$inferSelect;

/** How a server takes mails; undefined before the first. */
export async function findPace(executor: Executor, server: string): Promise<MailPaceRow | undefined> {
  const [row] = await executor.select().from(platformMailPace).where(eq(platformMailPace.server, server));
  return row;
}

/** The same, held until the transaction ends; as it is given where nothing is known yet. */
export async function lockPace(executor: Executor, first: MailPaceRow): Promise<MailPaceRow> {
  await executor.insert(platformMailPace).values(first).onConflictDoNothing();
  const [row] = await executor
    .select()
    .from(platformMailPace)
    .where(eq(platformMailPace.server, first.server))
    .for('update');
  return row ?? first;
}

/** Records how a server takes mails. */
export async function updatePace(
  executor: Executor,
  { server, ...change }: Pick<MailPaceRow, 'server'> & Partial<MailPaceRow>,
): Promise<void> {
  await executor.update(platformMailPace).set(change).where(eq(platformMailPace.server, server));
}

/** Ends every pause: one mail is tried at once. */
export async function endPauses(executor: Executor): Promise<void> {
  await executor.update(platformMailPace).set({ pausedUntil: null, urgentAt: null });
}

/** Records that a server that refused takes mails again. */
export async function resumePace(executor: Executor, server: string): Promise<void> {
  await executor
    .update(platformMailPace)
    .set({ refusals: 0, pausedUntil: null, urgentAt: null })
    .where(and(eq(platformMailPace.server, server), gt(platformMailPace.refusals, 0)));
}
