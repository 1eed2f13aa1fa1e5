import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { isOneOf } from '../db/is-one-of.ts';
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

/** A message that failed, held until the transaction ends. */
export async function lockFailed(executor: Executor, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await executor
    .select()
    .from(platformDeliveries)
    .where(and(eq(platformDeliveries.id, id), inArray(platformDeliveries.state, ['failed', 'bounced'])))
    .for('update');
  return row;
}

/** A mail that was handed over, held until the transaction ends. */
export async function lockSent(executor: Executor, id: string): Promise<DeliveryRow | undefined> {
  const { id: column, channel, state } = platformDeliveries;
  const [row] = await executor
    .select()
    .from(platformDeliveries)
    .where(and(eq(column, id), eq(channel, 'mail'), eq(state, 'sent')))
    .for('update');
  return row;
}

/** Forgets what messages said that failed before a moment. */
export async function forgetContentsBefore(executor: Executor, moment: Date): Promise<void> {
  const { failedAt, sealedContent, state } = platformDeliveries;
  await executor
    .update(platformDeliveries)
    .set({ sealedContent: null })
    .where(and(lt(failedAt, moment), isNotNull(sealedContent), ne(state, 'queued')));
}

/** The last message with a reference. */
export async function findLastDelivery(
  executor: Executor,
  reference: string,
): Promise<DeliveryRow | undefined> {
  const { createdAt, id } = platformDeliveries;
  const [row] = await executor
    .select()
    .from(platformDeliveries)
    .where(eq(platformDeliveries.reference, reference))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return row;
}

/** Whether a message ever left by a channel: what stays in the outbox keeps its text. */
export async function hasLeft(executor: Executor, by: DeliveryChannel): Promise<boolean> {
  const { channel, state, text, id } = platformDeliveries;
  const rows = await executor
    .select({ id })
    .from(platformDeliveries)
    .where(and(eq(channel, by), eq(state, 'sent'), eq(text, '')))
    .limit(1);
  return rows.length > 0;
}

/** When the last notice to a recipient left, or is to leave, before a moment. */
export async function findLastNotice(
  executor: Executor,
  { to, before }: { readonly to: string; readonly before: Date },
): Promise<Date | null> {
  const { recipient, noticeAt } = platformDeliveries;
  const [row] = await executor
    .select({ noticeAt })
    .from(platformDeliveries)
    .where(and(sql`lower(${recipient}) = ${to.toLowerCase()}`, lt(noticeAt, before)))
    .orderBy(desc(noticeAt))
    .limit(1);
  return row?.noticeAt ?? null;
}

/** Deletes a message that is not to leave any more. */
export async function deleteDelivery(executor: Executor, id: string): Promise<void> {
  await executor.delete(platformDeliveries).where(eq(platformDeliveries.id, id));
}

/** Records what became of a message. */
export async function updateDelivery(
  executor: Executor,
  id: string,
  change: Partial<NewDelivery>,
): Promise<void> {
  await executor.update(platformDeliveries).set(change).where(eq(platformDeliveries.id, id));
}

/** Deletes messages that were written before a moment and are not on their way any more; to some recipients, or to all. */
export async function deleteDeliveriesBefore(
  executor: Executor,
  moment: Date,
  recipients?: readonly string[],
): Promise<void> {
  const { createdAt, state, recipient } = platformDeliveries;
  const isTheirs =
    recipients && sql`lower(${recipient}) = any(${sql.param(recipients.map(toLower))}::text[])`;
  await executor.delete(platformDeliveries).where(and(lt(createdAt, moment), ne(state, 'queued'), isTheirs));
}

const toLower = (text: string) => text.toLowerCase();

/** Which messages are listed. */
interface DeliveryFilter {
  readonly limit: number;
  readonly channels: readonly DeliveryChannel[];
  readonly recipient?: string | undefined;
  /** Whether only those count that hold a one-time code. */
  readonly hasCode?: boolean;
}

/** The last messages that fit, the newest first. */
export async function listRecentDeliveries(
  executor: Executor,
  { limit, channels, recipient, hasCode = false }: DeliveryFilter,
): Promise<DeliveryRow[]> {
  const { channel, recipient: to, text, createdAt, id } = platformDeliveries;
  return executor
    .select()
    .from(platformDeliveries)
    .where(
      and(
        isOneOf(channel, channels),
        recipient === undefined ? undefined : eq(to, recipient),
        hasCode ? sql`${text} ~ '(^|[^0-9])[0-9]{6}([^0-9]|$)'` : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** To whom messages went by some channels, in the order of the alphabet. */
export async function listRecipients(
  executor: Executor,
  channels: readonly DeliveryChannel[],
): Promise<string[]> {
  const { channel, recipient } = platformDeliveries;
  const rows = await executor
    .selectDistinct({ recipient })
    .from(platformDeliveries)
    .where(isOneOf(channel, channels))
    .orderBy(asc(recipient));
  return rows.map((row) => row.recipient);
}

/** Forgets to whom messages went and what they said: what has not left yet does not leave any more. */
export async function forgetRecipients(
  executor: Executor,
  { recipients, companies, ownEmails }: Forgotten,
): Promise<void> {
  if (recipients.length === 0) return;
  const { recipient, state, companyId } = platformDeliveries;
  const isTheirs = or(
    and(isOneOf(recipient, recipients), isOneOf(companyId, companies)),
    and(isOneOf(recipient, ownEmails), isNull(companyId)),
  );
  await executor.delete(platformDeliveries).where(and(isTheirs, eq(state, 'queued')));
  const nothing = {
    subject: '',
    text: '',
    html: null,
    unsubscribeAddress: null,
    replyTo: null,
    attachments: [],
    sealedContent: null,
  };
  await executor
    .update(platformDeliveries)
    .set({ recipient: '', ...nothing, lastError: null, mayRetry: false })
    .where(isTheirs);
}

interface Forgotten {
  /** Addresses and numbers. */
  readonly recipients: readonly string[];
  /** What others than these companies sent stays. */
  readonly companies: readonly string[];
  /** Those to which what no company sent was theirs too. */
  readonly ownEmails: readonly string[];
}

/** Forgets who got the answers to mails, where it was one of these addresses. */
export async function forgetAnswered(executor: Executor, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  const { replyTo } = platformDeliveries;
  await executor
    .update(platformDeliveries)
    .set({ replyTo: null })
    .where(
      sql`lower(${replyTo} ->> 'email') = any(${sql.param(emails.map((email) => email.toLowerCase()))}::text[])`,
    );
}
