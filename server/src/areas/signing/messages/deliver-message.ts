import { randomUUID } from 'node:crypto';
import { messageLiveKeys } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { publishToUsers } from '../../../platform/live/live-messages.ts';
import { toSearchKey } from '../document-list/search-key.ts';
import { insertCopies } from './message.repository.ts';
import type { MessageRecord } from './message.schema.ts';

/** Somebody who gets a message. */
export interface MessageReceiver {
  readonly userId: string;
  readonly name: string;
  readonly companyId: string | null;
}

/** Gives people their copies of a message, and has their pages read their messages again. @returns the ids of the copies, in that order. */
export async function deliverMessage(
  tx: Executor,
  message: Pick<MessageRecord, 'id' | 'title' | 'senderCompany'>,
  { receivers, now }: { readonly receivers: readonly MessageReceiver[]; readonly now: Date },
): Promise<string[]> {
  const copies = receivers.map(({ userId, name, companyId }) => ({
    id: randomUUID(),
    messageId: message.id,
    userId,
    receiverName: name,
    companyId,
    searchKey: toSearchKey(message.title, message.senderCompany, name),
    createdAt: now,
  }));
  await insertCopies(tx, copies);
  await publishToUsers(tx, { userIds: receivers.map(({ userId }) => userId), keys: messageLiveKeys });
  return copies.map(({ id }) => id);
}
