import { sql, type SQL } from 'drizzle-orm';
import type { AttachmentType, DeliveryState, SentReceiverFilter } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';

/** Whose sent messages somebody follows: their own, and those of a company or of all. */
export interface SentScope {
  readonly userId: string;
  /** Null for none beside one's own. */
  readonly companyIds: 'all' | readonly string[];
}

/** A sent message with how far it came; instants as the database writes them. */
export interface SentRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly createdAt: string;
  readonly startsAt: string;
  readonly beganAt: string | null;
  readonly doneAt: string | null;
  readonly cancelledAt: string | null;
  /** Whether somebody has no copy yet. */
  readonly isAwaited: boolean;
  readonly senderName: string;
  readonly receivers: string;
  readonly isExternal: boolean;
  readonly fileName: string | null;
  readonly fileType: AttachmentType | null;
  readonly viewsAttachment: boolean;
  readonly signsAttachment: boolean;
  readonly total: number;
  readonly delivered: number;
  readonly read: number;
  readonly signed: number;
  readonly delivery: DeliveryState | null;
  readonly documentOpened: boolean;
  readonly documentSigned: boolean;
}

interface SentQuery extends SentScope {
  /** Patterns of `like` on the title and whom it names. */
  readonly patterns: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** A page of sent messages, the newest first. The page is cut first, then the copies of its messages are counted. */
export async function listSent(executor: Executor, query: SentQuery): Promise<SentRow[]> {
  const { offset, limit } = query;
  return selectSent(
    executor,
    sql`${whereOf(query)} order by send.starts_at desc, message.id desc limit ${limit} offset ${offset}`,
  );
}

/** How many there are. */
export async function countSent(
  executor: Executor,
  query: Omit<SentQuery, 'offset' | 'limit'>,
): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    select count(*)::int as total
    from signing_message_sends send join signing_messages message on message.id = send.message_id
    where ${whereOf(query)}`);
  return rows[0]?.total ?? 0;
}

/** One of them. */
export async function findSent(
  executor: Executor,
  { id, ...scope }: SentScope & { readonly id: string },
): Promise<SentRow | undefined> {
  const [row] = await selectSent(executor, sql`${isInScope(scope)} and message.id = ${id}`);
  return row;
}

async function selectSent(executor: Executor, which: SQL): Promise<SentRow[]> {
  const { rows } = await executor.execute<SentRow>(sql`
    select page.*, coalesce(counted.delivered, 0) as delivered, coalesce(counted.read, 0) as read,
      coalesce(counted.signed, 0) as signed, delivery.state as delivery,
      exists (select from signing_message_waiting waiting where waiting.message_id = page.id) as "isAwaited",
      document.opened_at is not null as "documentOpened", coalesce(document.state = 'signed', false) as "documentSigned"
    from (
      select message.id, message.title, message.body, message.created_at as "createdAt",
        message.sender_name as "senderName", message.file_name as "fileName", message.file_type as "fileType",
        message.views_attachment as "viewsAttachment", message.signs_attachment as "signsAttachment",
        send.starts_at as "startsAt", send.began_at as "beganAt", send.done_at as "doneAt",
        send.cancelled_at as "cancelledAt", send.receivers, send.external is not null as "isExternal", send.total,
        send.delivery_id, send.document_id
      from signing_message_sends send
      join signing_messages message on message.id = send.message_id
      where ${which}
    ) page
    left join lateral (
      select count(*)::int as delivered, count(copy.read_at)::int as read, count(copy.document_id)::int as signed
      from signing_message_copies copy where copy.message_id = page.id
    ) counted on true
    left join signing_documents document on document.id = page.document_id
    left join platform_deliveries delivery on delivery.id = coalesce(page.delivery_id, document.delivery_id)
    order by page."startsAt" desc, page.id desc`);
  return rows;
}

function whereOf({ patterns, ...scope }: SentScope & { readonly patterns: readonly string[] }): SQL {
  const searched = patterns.map((pattern) => sql`send.search_key like ${pattern}`);
  return sql.join([isInScope(scope), ...searched], sql` and `);
}

/** What was taken back is a draft again. */
function isInScope({ userId, companyIds }: SentScope): SQL {
  const own = sql`send.sender_user_id = ${userId}`;
  const all =
    companyIds === 'all'
      ? sql`true`
      : sql`message.company_id in (select jsonb_array_elements_text(${JSON.stringify(companyIds)}::jsonb))`;
  return sql`(${own} or ${all}) and send.cancelled_at is null`;
}

/** Somebody who got a message, and what they did; instants as the database writes them. */
interface ReceiverRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly companyId: string | null;
  readonly readAt: string | null;
  readonly documentId: string | null;
  readonly signedAt: string | null;
}

interface ReceiversQuery {
  readonly messageId: string;
  readonly filter: SentReceiverFilter;
  readonly patterns: readonly string[];
}

/** A page of those who got a message, by name. */
export async function listReceivers(
  executor: Executor,
  { offset, limit, ...query }: ReceiversQuery & { readonly offset: number; readonly limit: number },
): Promise<ReceiverRow[]> {
  const { rows } = await executor.execute<ReceiverRow>(sql`
    select copy.id, copy.receiver_name as name, copy.company_id as "companyId", copy.read_at as "readAt",
      copy.document_id as "documentId", document.completed_at as "signedAt"
    from signing_message_copies copy
    left join signing_documents document on document.id = copy.document_id
    where ${receiversOf(query)}
    order by copy.receiver_fold collate "C", copy.id
    limit ${limit} offset ${offset}`);
  return rows;
}

/** How many they are. */
export async function countReceivers(executor: Executor, query: ReceiversQuery): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(
    sql`select count(*)::int as total from signing_message_copies copy where ${receiversOf(query)}`,
  );
  return rows[0]?.total ?? 0;
}

function receiversOf({ messageId, filter, patterns }: ReceiversQuery): SQL {
  const conditions = [sql`copy.message_id = ${messageId}`];
  if (filter === 'unread') conditions.push(sql`copy.read_at is null`);
  if (filter === 'read') conditions.push(sql`copy.read_at is not null`);
  if (filter === 'signed') conditions.push(sql`copy.document_id is not null`);
  return sql.join(
    [...conditions, ...patterns.map((pattern) => sql`copy.search_key like ${pattern}`)],
    sql` and `,
  );
}
