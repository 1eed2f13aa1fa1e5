import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  mayReceive,
  mayRemoveMessage,
  messageLiveKeys,
  type acceptMessage,
  type countUnreadMessages,
  type deleteMessages,
  type getMessage,
  type listMessages,
  type OpenedMessage,
} from 'shared-api/contracts/signing';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { toSearchPatterns } from '../document-list/search-key.ts';
import { lockAllReceived, requireReceived } from '../messages/message-access.ts';
import { recordCopyEvent } from '../messages/message-audit.ts';
import { readerOf } from '../messages/message-facts.ts';
import { requireLoggedMessage } from '../messages/logged-message.ts';
import { textHash } from '../messages/text-hash.ts';
import { updateCopies, type ReceivedMessage } from '../messages/message.repository.ts';
import { decodeMessageCursor, encodeMessageCursor } from './message-cursor.ts';
import { countInbox, findUnreadAround, listInbox } from './message-list.repository.ts';
import { presentMessageRow } from './message-row.presenter.ts';

type MessageListDependencies = Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'notedRows'>;

const statuses = { '-1': 'all', '0': 'unread', '1': 'read' } as const;

/** The inbox: what a person got, its acceptance and its deletion. */
export function createMessageListService(dependencies: MessageListDependencies) {
  const { db, clock, audit } = dependencies;
  return {
    /** One page of the caller's own messages (spec 02 §2). */
    list: async (
      caller: SignedInCaller,
      { status, search, start, length, cursor }: InputOf<typeof listMessages>,
    ): Promise<OutputOf<typeof listMessages>> => {
      const reader = readerOf(caller);
      const { userId } = reader;
      const filter = { userId, status: statuses[status], patterns: toSearchPatterns(search) };
      const after = cursor ? decodeMessageCursor(cursor) : null;
      const found = await listInbox(db, { ...filter, after, offset: after ? 0 : start, limit: length });
      const shown = found.slice(0, length);
      const last = found.length > length ? shown.at(-1) : undefined;
      const rows = shown.map((row, index) => presentMessageRow(row, start + index + 1, reader));
      return {
        messages: {
          total: await countInbox(db, filter),
          unread: await countInbox(db, { userId, status: 'unread', patterns: [] }),
          pages: [{ rows }],
        },
        next: last ? encodeMessageCursor(last.copy) : null,
      };
    },

    /** A message of the caller's own; its text only once its reading was accepted. */
    get: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getMessage>,
    ): Promise<{ message: OpenedMessage }> => {
      const received = await requireReceived(db, caller, id, mayReceive);
      await requireLoggedMessage(dependencies, received);
      const { copy, message } = received;
      const row = presentMessageRow(received, 1, readerOf(caller));
      const { previous, next } = await findUnreadAround(db, copy.userId, copy);
      return {
        message: {
          row,
          body: row.may.open ? message.body : null,
          senderName: message.senderName,
          attachmentSize: message.fileSize,
          previousUnreadId: previous,
          nextUnreadId: next,
        },
      };
    },

    /** Records that the caller accepts the reading of a message, once. */
    accept: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof acceptMessage>,
    ): Promise<{ readAt: string }> => {
      await requireLoggedMessage(dependencies, await requireReceived(db, caller, id, mayReceive));
      return db.transaction(async (tx) => {
        const now = clock.now();
        const received = await lockAllReceived(tx, caller, [id], mayReceive);
        for (const one of received) {
          const { copy, message } = one;
          if (copy.readAt) return { readAt: copy.readAt.toISOString() };
          await updateCopies(tx, [copy.id], { readAt: now });
          await recordCopyEvent(audit, tx, {
            id: copy.id,
            action: 'message.accepted',
            caller,
            companyId: message.companyId,
            data: { ...evidenceOf(one), readAt: now.toISOString() },
          });
          await publishChange(tx, { to: { userId: copy.userId }, keys: messageLiveKeys });
        }
        return { readAt: now.toISOString() };
      });
    },

    /** Deletes messages from the caller's own, all or none; their events stay. */
    remove: async (
      caller: SignedInCaller,
      { ids }: Pick<InputOf<typeof deleteMessages>, 'ids'>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const received = await lockAllReceived(tx, caller, ids, mayRemoveMessage);
        await updateCopies(
          tx,
          received.map(({ copy }) => copy.id),
          { deletedAt: clock.now() },
        );
        for (const { copy, message } of received)
          await recordCopyEvent(audit, tx, {
            id: copy.id,
            action: 'message.removed',
            caller,
            companyId: message.companyId,
            data: { title: message.title },
          });
        await publishChange(tx, { to: { userId: readerOf(caller).userId }, keys: messageLiveKeys });
      }),

    /** How many of the caller's own messages are unread, at most `limit`. */
    countUnread: async (
      caller: SignedInCaller,
      { limit }: InputOf<typeof countUnreadMessages>,
    ): Promise<number> =>
      countInbox(db, { userId: readerOf(caller).userId, status: 'unread', patterns: [] }, limit),
  };
}

/** What was accepted: the fingerprints of title and text as shown and of the attachment's bytes. */
function evidenceOf({ message }: ReceivedMessage): Record<string, unknown> {
  const { title, body, fileHash, fileName, fileSize } = message;
  return {
    title,
    text: textHash({ title, body }),
    ...(fileHash && { file: fileHash, fileName, fileSize }),
  };
}
