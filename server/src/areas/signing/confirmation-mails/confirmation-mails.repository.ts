import { and, asc, count, eq, like, sql } from 'drizzle-orm';
import { inFoldedOrder } from '../../../platform/db/folded-text.ts';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  signingConfirmationMails as mails,
  type ConfirmationMailRecord,
} from './confirmation-mail.schema.ts';

const inOrder = inFoldedOrder(mails.emailFold);

/** Where a page of the list ended. */
export type MailPlace = Pick<ConfirmationMailRecord, 'emailFold' | 'id'>;

interface MailFilter {
  /** Null for those of all companies. */
  readonly companyId: string | null;
  /** Of `toSearchPatterns`; each must be found. */
  readonly patterns: readonly string[];
}

interface MailQuery extends MailFilter {
  readonly after: MailPlace | undefined;
  readonly limit: number;
}

/** Addresses in the order of names. */
export async function findMails(
  executor: Executor,
  { after, limit, ...filter }: MailQuery,
): Promise<ConfirmationMailRecord[]> {
  const place = after && sql`(${inOrder}, ${mails.id}) > (${after.emailFold}, ${after.id})`;
  return executor
    .select()
    .from(mails)
    .where(and(isListed(filter), place))
    .orderBy(asc(inOrder), asc(mails.id))
    .limit(limit);
}

/** How many the list has in all. */
export async function countMails(executor: Executor, filter: MailFilter): Promise<number> {
  const [counted] = await executor.select({ total: count() }).from(mails).where(isListed(filter));
  return counted?.total ?? 0;
}

/** Those of a company. */
export async function findCompanyMails(
  executor: Executor,
  companyId: string,
): Promise<ConfirmationMailRecord[]> {
  return executor
    .select()
    .from(mails)
    .where(eq(mails.companyId, companyId))
    .orderBy(asc(inOrder), asc(mails.id));
}

/** Several, held until the transaction ends; ordered by id, to avoid deadlock. */
export async function lockMails(
  executor: Executor,
  ids: readonly string[],
): Promise<ConfirmationMailRecord[]> {
  return executor.select().from(mails).where(isOneOf(mails.id, ids)).orderBy(mails.id).for('update');
}

/** One of them; undefined when there is none. */
export async function findMail(executor: Executor, id: string): Promise<ConfirmationMailRecord | undefined> {
  const [mail] = await executor.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** Lets one writer at a time add addresses to a company, until the transaction ends. */
export async function lockCompanyMails(executor: Executor, companyId: string): Promise<void> {
  const key = `signing.confirmation-mails:${companyId}`;
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Adds an address. One that the company has already violates `signing_confirmation_mails_address`. */
export async function insertMail(
  executor: Executor,
  mail: typeof mails.$inferInsert & Pick<ConfirmationMailRecord, 'emailFold'>,
): Promise<void> {
  await executor.insert(mails).values(mail);
}

/** Writes an address. One that the company has already violates `signing_confirmation_mails_address`. */
export async function updateMail(
  executor: Executor,
  id: string,
  changes: Pick<
    ConfirmationMailRecord,
    'email' | 'emailKey' | 'emailFold' | 'changedBy' | 'changedAt' | 'version'
  >,
): Promise<void> {
  await executor.update(mails).set(changes).where(eq(mails.id, id));
}

/** Deletes addresses. */
export async function deleteMails(executor: Executor, ids: readonly string[]): Promise<void> {
  await executor.delete(mails).where(isOneOf(mails.id, ids));
}

function isListed({ companyId, patterns }: MailFilter) {
  return and(
    companyId === null ? undefined : eq(mails.companyId, companyId),
    ...patterns.map((pattern) => like(mails.emailFold, pattern)),
  );
}
