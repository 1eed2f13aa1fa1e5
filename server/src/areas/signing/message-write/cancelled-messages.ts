import { randomUUID } from 'node:crypto';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Chore } from '../../area.ts';
import { insertUpload } from '../document-add/upload.repository.ts';
import { deleteMessage } from '../messages/message.repository.ts';
import type { MessageRecord } from '../messages/message.schema.ts';
import { deleteSend, lockCancelledBefore } from './message-sends.repository.ts';

/** How long a message that was taken back is kept: the draft that it became has all of it. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Messages of one round; the next, an hour later, has the others. */
const maxAtOnce = 500;

/** Makes what deletes messages that were taken back and that nobody got; events of them stay. */
export function createCancelledMessages({ db, clock }: Pick<AreaPlatform, 'db' | 'clock'>): Chore {
  return {
    clean: () =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const before = new Date(now.getTime() - keptMs);
        for (const message of await lockCancelledBefore(tx, { before, limit: maxAtOnce })) {
          await leaveFile(tx, message, now);
          await deleteSend(tx, message.id);
          await deleteMessage(tx, message.id);
        }
      }),
  };
}

/** Leaves its file as an upload that ran out: what cleans those deletes it, unless anything else has the same content. */
async function leaveFile(tx: Executor, message: MessageRecord, now: Date): Promise<void> {
  const { fileHash, fileName, fileSize, fileType, uploadedHash, senderUserId: userId, pages } = message;
  if (fileHash === null) return;
  await insertUpload(tx, {
    id: randomUUID(),
    userId,
    fileHash,
    fileName: fileName ?? '',
    fileSize: fileSize ?? 0,
    ...(fileType && { fileType }),
    uploadedHash: uploadedHash ?? fileHash,
    pages: pages ?? [],
    notes: [],
    createdAt: now,
    expiresAt: now,
  });
}
