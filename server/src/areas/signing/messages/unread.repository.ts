import { sql } from 'drizzle-orm';
import type { UnreadMessage } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';

interface Reader {
  readonly userId: string;
  /** Most of them. */
  readonly limit: number;
}

// As the index of unread copies has it.
const isUnread = ({ userId }: Reader) => sql`user_id = ${userId} and deleted_at is null and read_at is null`;

/** What somebody has not read, the newest first, and how much it is. */
export async function findUnread(
  executor: Executor,
  reader: Reader,
): Promise<{ messages: UnreadMessage[]; total: number }> {
  const { rows } = await executor.execute<UnreadMessage & { total: number }>(sql`
    select newest.total, newest.id, message.title, message.sender_company as "sender",
      to_char(newest.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt",
      message.file_hash is not null as "hasAttachment"
    from (
      select count(*) over()::int as total, id, message_id, created_at
      from signing_message_copies
      where ${isUnread(reader)}
      order by created_at desc, id desc
      limit ${reader.limit}
    ) newest
    join signing_messages message on message.id = newest.message_id
    order by newest.created_at desc, newest.id desc`);
  return {
    messages: rows.map(({ total: _total, ...message }) => message),
    total: rows[0]?.total ?? 0,
  };
}

/** How many messages somebody has not read, counted no further than the limit. */
export async function countUnread(executor: Executor, reader: Reader): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    select count(*)::int as total
    from (select from signing_message_copies where ${isUnread(reader)} limit ${reader.limit}) unread`);
  return rows[0]?.total ?? 0;
}
