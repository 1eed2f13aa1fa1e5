import { eq, sql } from 'drizzle-orm';
import { foldText } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { PersonKeys } from '../../../platform/personal-data/personal-sources.repository.ts';
import { nobodyNamed } from '../documents/forget-drafts.ts';
import { signingMessageCopies, signingMessages } from '../messages/message.schema.ts';
import { signingMessageSends } from './message-write.schema.ts';

/** Empties, in how messages were sent, the names of people who go: of accounts that were named or have a copy, and of who has none by the address. */
export async function forgetNamedReceivers(
  executor: Executor,
  { users, names, emails, formerEmails }: PersonKeys,
): Promise<void> {
  const addresses = [...emails, ...formerEmails].map((address) => address.toLowerCase());
  const { external, receivers, recipients, messageId } = signingMessageSends;
  const outside = await executor
    .update(signingMessageSends)
    .set({ external: { name: nobodyNamed, surname: '', email: '' }, receivers: nobodyNamed })
    .where(sql`lower(${external} ->> 'email') = any(${listOf(addresses)})`)
    .returning({ id: messageId });
  const got = await executor.execute<{ id: string }>(sql`
    update ${signingMessageSends} as send
    set receivers = replace(send.receivers, copy.receiver_name, ${nobodyNamed})
    from ${signingMessageCopies} as copy
    where copy.message_id = send.message_id and copy.user_id = any(${listOf(users)}) and copy.receiver_name <> ''
    returning send.message_id as id`);
  const changed = [...outside, ...got.rows];
  // Somebody may be named who got no copy, or has none yet.
  for (const name of names.filter(Boolean))
    changed.push(
      ...(await executor
        .update(signingMessageSends)
        .set({ receivers: sql`replace(${receivers}, ${name}, ${nobodyNamed})` })
        .where(sql`${recipients} -> 'userIds' ?| ${listOf(users)}`)
        .returning({ id: messageId })),
    );
  await foldAnew(executor, [...new Set(changed.map(({ id }) => id))]);
}

/** What is searched says no more than what is shown. */
async function foldAnew(executor: Executor, ids: readonly string[]): Promise<void> {
  const { messageId, receivers } = signingMessageSends;
  const sends = await executor
    .select({ messageId, receivers, title: signingMessages.title })
    .from(signingMessageSends)
    .innerJoin(signingMessages, eq(signingMessages.id, messageId))
    .where(isOneOf(messageId, ids));
  for (const send of sends)
    await executor
      .update(signingMessageSends)
      .set({ searchKey: foldText(`${send.title} ${send.receivers}`) })
      .where(eq(messageId, send.messageId));
}

function listOf(values: readonly string[]) {
  return sql`${sql.param([...values])}::text[]`;
}
