import { sql, type SQL } from 'drizzle-orm';
import { maxOverviewLines, type DocumentToSign, type FailedDocument } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { documentSubject } from '../documents/document-audit.ts';

/** Whose documents somebody looks after: of one company or of all, of one person or of everybody. */
export interface ManagedScope {
  /** Null for all. */
  readonly companyId: string | null;
  readonly person: { readonly userId: string; readonly emailKey: string } | null;
}

interface Managed extends ManagedScope {
  readonly now: Date;
}

/** Rows, each of which knows how many there are without a limit. */
type Counted<Row> = Row & { total: number };

/** Days after which a failure is history. */
const failureDays = 30;

const isoOf = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** What waits for a receiver's signature, the newest first, and how much it is. */
export async function findWaiting(
  executor: Executor,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<{ documents: DocumentToSign[]; total: number }> {
  const { rows } = await executor.execute<Counted<DocumentToSign>>(sql`
    select count(*) over()::int as total, id, title, sender_name as "sender",
      ${isoOf('sent_at')} as "sentAt", ${isoOf('expires_at')} as "expiresAt",
      (needs_code and not phone_on_record and phone_verified_at is null) as "mustVerifyPhone"
    from signing_documents
    where receiver_email_key = ${emailKey} and receiver_left_at is null and deleted_at is null and state = 'sent' and wrong_receiver_at is null
      and ${isNotExpired(now)}
    order by created_at desc, id desc
    limit ${maxOverviewLines}`);
  return { documents: rows, total: rows[0]?.total ?? 0 };
}

/** How many documents are out: sent, neither signed nor expired. */
export async function countOut(executor: Executor, managed: Managed): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    select count(*)::int as total from signing_documents
    where ${isManaged(managed)} and state <> 'signed' and state = 'sent' and ${isNotExpired(managed.now)}`);
  return rows[0]?.total ?? 0;
}

/** How many were signed on each day of the week, from Monday, by the clock of Italy. */
export async function countSignedByDay(
  executor: Executor,
  managed: Managed,
): Promise<{ day: string; total: number }[]> {
  const monday = sql`date_trunc('week', ${managed.now.toISOString()}::timestamptz at time zone 'Europe/Rome')`;
  const { rows } = await executor.execute<{ day: string; total: number }>(sql`
    with signed as (
      select (signed_at at time zone 'Europe/Rome')::date as day
      from signing_documents
      where ${isManaged(managed)} and state = 'signed'
        and signed_at >= (${monday} at time zone 'Europe/Rome')
    )
    select to_char(week.day, 'YYYY-MM-DD') as day, count(signed.day)::int as total
    from (select (${monday})::date + step as day from generate_series(0, 6) step) week
    left join signed on signed.day = week.day
    group by week.day
    order by week.day`);
  return rows;
}

/** Documents of which the latest mail, the latest SMS or the sealed PDF failed, the newest failure first, and how many they are. */
export async function findFailed(
  executor: Executor,
  managed: Managed,
): Promise<{ documents: FailedDocument[]; total: number }> {
  const since = new Date(managed.now.getTime() - failureDays * 86_400_000).toISOString();
  const named = sql`document.id, document.title,
    document.receiver_name || ' ' || document.receiver_surname as receiver`;
  // Found from the few messages that failed, not from the many documents; a later one replaces the failure, and so does a signature.
  const documentOf = sql`substr(delivery.reference, ${documentSubject('').length + 1}::int)`;
  const hasFailed = sql`delivery.state in ('failed', 'bounced') and delivery.created_at > ${since}
    and delivery.reference like ${`${documentSubject('')}%`}
    and (document.signed_at is null or document.signed_at <= delivery.created_at)`;
  const { rows } = await executor.execute<Counted<FailedDocument>>(sql`
    with failed as (
      select ${named}, 'mail-' || delivery.state as problem, delivery.created_at as happened_at
      from platform_deliveries delivery
      join signing_documents document on document.id = ${documentOf} and document.delivery_id = delivery.id
      where ${hasFailed} and ${isManaged(managed, 'document.')}
      union all
      select ${named}, 'sms-' || delivery.state as problem, delivery.created_at as happened_at
      from platform_deliveries delivery
      join signing_documents document on document.id = ${documentOf}
      where ${hasFailed} and delivery.channel = 'sms' and not exists (
          select 1 from platform_deliveries later
          where later.reference = delivery.reference and later.channel = 'sms' and later.created_at > delivery.created_at)
        and ${isManaged(managed, 'document.')}
      union all
      select ${named}, 'seal' as problem, document.completed_at as happened_at
      from signing_documents document
      where document.state <> 'signed' and document.state = 'sealing' and document.seal_problem <> ''
        and ${isManaged(managed, 'document.')}
    )
    select count(*) over()::int as total, id, title, receiver, problem
    from failed
    order by happened_at desc, id desc
    limit ${maxOverviewLines}`);
  return { documents: rows, total: rows[0]?.total ?? 0 };
}

const isNotExpired = (now: Date) => sql`(expires_at is null or expires_at > ${now.toISOString()})`;

/** What may be seen of it by who manages it (`mayManage`). */
function isManaged({ companyId, person }: ManagedScope, table = ''): SQL {
  const column = (name: string) => sql.raw(table + name);
  const conditions = [sql`${column('deleted_at')} is null`, sql`${column('hidden_at')} is null`];
  if (companyId !== null) conditions.push(sql`${column('company_id')} = ${companyId}`);
  if (person)
    conditions.push(
      sql`(${column('sender_user_id')} = ${person.userId} or ${column('receiver_email_key')} = ${person.emailKey})`,
    );
  return sql.join(conditions, sql` and `);
}
