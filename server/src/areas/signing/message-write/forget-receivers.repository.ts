import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import type { PersonKeys } from '../../../platform/personal-data/personal-sources.repository.ts';
import { nobodyNamed } from '../documents/forget-drafts.ts';
import { signingMessageCopies } from '../messages/message.schema.ts';
import { signingMessageSends } from './message-write.schema.ts';

/** Empties, in how messages were sent, the names of people who go: of accounts that were named or have a copy, and of who has none by the address. */
export async function forgetNamedReceivers(
  executor: Executor,
  { users, names, emails, formerEmails }: PersonKeys,
): Promise<void> {
  const addresses = [...emails, ...formerEmails].map((address) => address.toLowerCase());
  const { external, receivers, recipients } = signingMessageSends;
  await executor
    .update(signingMessageSends)
    .set({ external: { name: nobodyNamed, surname: '', email: '' }, receivers: nobodyNamed })
    .where(sql`lower(${external} ->> 'email') = any(${listOf(addresses)})`);
  await executor.execute(sql`
    update ${signingMessageSends} as send
    set receivers = replace(send.receivers, copy.receiver_name, ${nobodyNamed})
    from ${signingMessageCopies} as copy
    where copy.message_id = send.message_id and copy.user_id = any(${listOf(users)}) and copy.receiver_name <> ''`);
  // Somebody may be named who got no copy, or has none yet.
  for (const name of names.filter(Boolean))
    await executor
      .update(signingMessageSends)
      .set({ receivers: sql`replace(${receivers}, ${name}, ${nobodyNamed})` })
      .where(sql`${recipients} -> 'userIds' ?| ${listOf(users)}`);
}

function listOf(values: readonly string[]) {
  return sql`${sql.param([...values])}::text[]`;
}
