import { sql } from 'drizzle-orm';
import type { UnreadMessage } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';

/** The messages that somebody has not read, the newest first, and how many they are. */
export async function findUnread(
  executor: Executor,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<{ messages: UnreadMessage[]; total: number }> {
  const { rows } = await executor.execute<UnreadMessage & { total: number }>(sql`
    select newest.total, newest.id, message.title, message.sender_company as "sender",
      to_char(newest.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt",
      message.file_hash is not null as "hasAttachment"
    from (
      select count(*) over()::int as total, id, message_id, created_at
      from signing_message_copies
      where user_id = ${userId} and deleted_at is null and read_at is null
      order by created_at desc, id desc
      limit ${limit}
    ) newest
    join signing_messages message on message.id = newest.message_id
    order by newest.created_at desc, newest.id desc`);
  return {
    messages: rows.map(({ total: _total, ...message }) => message),
    total: rows[0]?.total ?? 0,
  };
}
