import { sql, type SQL } from 'drizzle-orm';
import type { AttachmentType } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';

/** Which of a person's messages. */
export interface InboxFilter {
  readonly userId: string;
  readonly status: 'all' | 'unread' | 'read';
  /** Patterns of `like` that must all match. */
  readonly patterns: readonly string[];
}

/** Which of them, the newest first. */
interface InboxQuery extends InboxFilter {
  /** The last row of the page before. */
  readonly after: { readonly sortValue: string; readonly id: string } | null;
  readonly offset: number;
  readonly limit: number;
}

/** What somebody got, as a row of their inbox. */
export interface InboxRow extends Record<string, unknown> {
  readonly id: string;
  readonly messageId: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly documentId: string | null;
  readonly receiverName: string;
  readonly title: string;
  readonly senderCompany: string;
  readonly fileHash: string | null;
  readonly fileName: string | null;
  readonly fileType: AttachmentType | null;
  readonly viewsAttachment: boolean;
  readonly signsAttachment: boolean;
}

/** One page of an inbox; the page is cut first, then each of its rows looks its message up. */
export async function listInbox(executor: Executor, query: InboxQuery): Promise<InboxRow[]> {
  const { after, offset, limit } = query;
  const conditions = [
    ...conditionsOf(query),
    ...(after ? [sql`(created_at, id) < (${after.sortValue}::timestamptz, ${after.id})`] : []),
  ];
  const { rows } = await executor.execute<InboxRow & { createdAt: string; readAt: string | null }>(sql`
    select page.id, page.message_id as "messageId", page.user_id as "userId", page.created_at as "createdAt",
      page.read_at as "readAt", page.document_id as "documentId", page.receiver_name as "receiverName",
      message.title, message.sender_company as "senderCompany", message.file_hash as "fileHash",
      message.file_name as "fileName", message.file_type as "fileType",
      message.views_attachment as "viewsAttachment", message.signs_attachment as "signsAttachment"
    from (
      select * from signing_message_copies
      where ${sql.join(conditions, sql` and `)}
      order by created_at desc, id desc
      limit ${limit} offset ${offset}
    ) page
    join signing_messages message on message.id = page.message_id
    order by page.created_at desc, page.id desc`);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    readAt: row.readAt === null ? null : new Date(row.readAt),
  }));
}

/** How many messages an inbox has under its filter. */
export async function countInbox(executor: Executor, filter: InboxFilter): Promise<number> {
  return count(
    executor,
    sql`select from signing_message_copies where ${sql.join(conditionsOf(filter), sql` and `)}`,
  );
}

/** How many of somebody's messages are unread, counted no further than `max`. */
export async function countUnread(executor: Executor, userId: string, max = 100_000): Promise<number> {
  const filter = { userId, status: 'unread', patterns: [] } as const;
  return count(
    executor,
    sql`select from signing_message_copies where ${sql.join(conditionsOf(filter), sql` and `)} limit ${max}`,
  );
}

/** The newest unread message of somebody beside one; undefined where there is none. */
export async function findNextUnread(
  executor: Executor,
  { userId, except }: { readonly userId: string; readonly except: string },
): Promise<string | undefined> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select id from signing_message_copies
    where user_id = ${userId} and deleted_at is null and read_at is null and id <> ${except}
    order by created_at desc, id desc
    limit 1`);
  return rows[0]?.id;
}

function conditionsOf({ userId, status, patterns }: InboxFilter): SQL[] {
  return [
    sql`user_id = ${userId}`,
    sql`deleted_at is null`,
    ...(status === 'unread' ? [sql`read_at is null`] : []),
    ...(status === 'read' ? [sql`read_at is not null`] : []),
    ...patterns.map((pattern) => sql`search_key like ${pattern}`),
  ];
}

async function count(executor: Executor, rowsOf: SQL): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(
    sql`select count(*)::int as total from (${rowsOf}) found`,
  );
  return rows[0]?.total ?? 0;
}
