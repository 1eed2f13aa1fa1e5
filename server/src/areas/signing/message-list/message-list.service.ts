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
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { decodeListCursor, encodeListCursor } from '../document-list/list-cursor.ts';
import { toSearchPatterns } from '../document-list/search-key.ts';
import { lockAllReceived, requireReceived } from '../messages/message-access.ts';
import { recordCopyEvent } from '../messages/message-audit.ts';
import { readerOf } from '../messages/message-facts.ts';
import { textHash } from '../messages/text-hash.ts';
import { updateCopies, type ReceivedMessage } from '../messages/message.repository.ts';
import { signingTexts } from '../signing.texts.ts';
import { countInbox, countUnread, findNextUnread, listInbox } from './message-list.repository.ts';
import { presentMessageRow } from './message-row.presenter.ts';

type MessageListDependencies = Pick<AreaPlatform, 'db' | 'clock' | 'audit'>;

const statuses = { '-1': 'all', '0': 'unread', '1': 'read' } as const;
const newestFirst = { sort: 'created', direction: 'descending' } as const;

/** The inbox: one's own messages, whomever one acts for (decision 052). */
export function createMessageListService({ db, clock, audit }: MessageListDependencies) {
  return {
    /** One page of the caller's messages (spec 02 §2). */
    list: async (
      caller: SignedInCaller,
      input: InputOf<typeof listMessages>,
    ): Promise<OutputOf<typeof listMessages>> => {
      const reader = readerOf(caller);
      const { cursor, start, length, search, status } = input;
      const filter = {
        userId: reader.userId,
        status: statuses[status],
        patterns: toSearchPatterns(search),
      };
      const after = cursor ? decodeListCursor(newestFirst, cursor) : null;
      const [rows, total, unread] = await Promise.all([
        listInbox(db, { ...filter, after, offset: after ? 0 : start, limit: length + 1 }),
        countInbox(db, filter),
        countUnread(db, reader.userId),
      ]);
      const page = rows.slice(0, length);
      const last = rows.length > length ? page.at(-1) : undefined;
      const shown = page.map((row, index) => presentMessageRow(row, start + index + 1, reader));
      return {
        messages: { total, unread, pages: [{ rows: shown }] },
        next: last
          ? encodeListCursor(newestFirst, { id: last.id, sortValue: last.createdAt.toISOString() })
          : null,
      };
    },

    /** A message with its text, for who accepted its reading. @throws AppError `not-found`, `forbidden` with `mustAccept` */
    get: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getMessage>,
    ): Promise<OutputOf<typeof getMessage>> => {
      const received = await requireReceived(db, caller, id, mayReceive);
      const { copy, message } = received;
      if (!copy.readAt)
        throw new AppError('forbidden', {
          text: signingTexts.readingNotAccepted,
          details: {
            mustAccept: true,
            title: message.title,
            senderCompany: message.senderCompany,
            createdAt: copy.createdAt.toISOString(),
          },
        });
      const reader = readerOf(caller);
      const next = await findNextUnread(db, { userId: reader.userId, except: id });
      return {
        message: {
          row: presentMessageRow({ ...message, ...copy }, 1, reader),
          body: message.body,
          senderName: message.senderName,
          attachmentSize: message.fileSize,
          nextUnreadId: next ?? null,
        },
      };
    },

    /** Records that the caller accepts the reading of a message, once. @throws AppError `not-found` */
    accept: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof acceptMessage>,
    ): Promise<OutputOf<typeof acceptMessage>> =>
      db.transaction(async (tx) => {
        const [received] = await lockAllReceived(tx, caller, [id], mayReceive);
        if (!received) throw new AppError('not-found');
        const { copy } = received;
        if (copy.readAt) return { readAt: copy.readAt.toISOString() };
        const readAt = clock.now();
        await updateCopies(tx, [id], { readAt });
        await recordCopyEvent(audit, tx, {
          id,
          action: 'message.accepted',
          caller,
          companyId: received.message.companyId,
          data: evidenceOf(received),
        });
        await announce(tx, caller);
        return { readAt: readAt.toISOString() };
      }),

    /** Deletes messages from the caller's own; all or none. @throws AppError `not-found`, `forbidden` */
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
        await announce(tx, caller);
      }),

    /** How many of the caller's messages are unread, at most `limit`. */
    countUnread: async (
      caller: SignedInCaller,
      { limit }: InputOf<typeof countUnreadMessages>,
    ): Promise<number> => countUnread(db, readerOf(caller).userId, limit),
  };
}

async function announce(tx: Executor, caller: SignedInCaller): Promise<void> {
  await publishChange(tx, { to: { userId: readerOf(caller).userId }, keys: messageLiveKeys });
}

/** What was accepted: the text as it is shown, and the attachment by its bytes. */
function evidenceOf({ message }: ReceivedMessage) {
  const { title, fileHash, fileName, fileSize } = message;
  return {
    title,
    declaration: acceptance,
    text: textHash(message),
    ...(fileHash && { file: fileHash, fileName, fileSize }),
  };
}

/** The specified sentence that was ticked (spec 02 §2). */
const acceptance = 'Dichiaro di accettare la lettura del messaggio';
