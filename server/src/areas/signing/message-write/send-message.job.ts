import { messagesLiveKey } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import type { JobContext } from '../../../platform/jobs/job-handler.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { deliverMessage, type MessageReceiver } from '../messages/deliver-message.ts';
import { recordMessageEvent } from '../messages/message-audit.ts';
import { findMessage } from '../messages/message.repository.ts';
import type { MessageRecord } from '../messages/message.schema.ts';
import { textHash } from '../messages/text-hash.ts';
import { wakeNotices } from '../notices/message-notices.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { countDelivered, lockOpenSend, takeWaiting, updateSend } from './message-sends.repository.ts';
import type { MessageSendRecord } from './message-write.schema.ts';

/** Kind of the job that hands a message out. */
export const sendMessageJobKind = 'signing.send-message';

export interface SendMessagePayload {
  /** Of the message. */
  readonly id: string;
}

interface SendMessageDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'jobs'> {
  readonly directory: SigningDirectory;
}

/** People who get their copies in one transaction: nobody else waits for long, and the list of their ids fits one notification. */
const chunk = 200;

/** The job of a message that is sent. */
export function createSendMessageJob({ db, clock, audit, jobs, directory }: SendMessageDependencies) {
  return {
    /** Hands copies out, some at a time: it may run twice or stop anywhere, and everybody gets one. */
    run: async ({ id }: SendMessagePayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> => {
      const message = await findMessage(db, id);
      if (!message) return;
      while (await db.transaction((tx) => deliverNext(tx, message)))
        if (signal.aborted) throw new Error('The server stops; the rest is handed out later');
    },

    /** Stops it once nobody tries any more: who has no copy still waits, and its sender may have it go on. */
    giveUp: async (tx: Executor, { id }: SendMessagePayload): Promise<void> => {
      const send = await lockOpenSend(tx, id);
      if (!send) return;
      await updateSend(tx, id, { doneAt: clock.now() });
      await announce(tx, send);
    },
  };

  /** Gives some of those who wait their copies, and ends the sending once nobody waits. @returns whether somebody may still wait */
  async function deliverNext(tx: Executor, message: MessageRecord): Promise<boolean> {
    const send = await lockOpenSend(tx, message.id);
    if (!send) return false;
    if (send.beganAt === null) await begin(tx, message, send);
    const userIds = await takeWaiting(tx, { messageId: message.id, limit: chunk });
    if (userIds.length > 0) {
      await deliverMessage(tx, message, { receivers: await findReceivers(tx, userIds), now: clock.now() });
      await wakeNotices(tx, jobs);
    } else {
      const total = await countDelivered(tx, message.id);
      await updateSend(tx, message.id, { doneAt: clock.now(), total });
    }
    await announce(tx, send);
    return userIds.length > 0;
  }

  async function begin(tx: Executor, message: MessageRecord, send: MessageSendRecord): Promise<void> {
    const { id, title, companyId, fileHash, fileName } = message;
    await updateSend(tx, id, { beganAt: clock.now() });
    await recordMessageEvent(audit, tx, {
      id,
      action: 'message.sent',
      caller: send.askedBy,
      companyId,
      data: {
        title,
        receivers: send.receivers,
        people: send.total,
        text: textHash(message),
        ...(fileHash && { file: fileHash, fileName }),
      },
    });
  }

  /** Those who can still sign in; the others are left out. */
  async function findReceivers(tx: Executor, userIds: readonly string[]): Promise<MessageReceiver[]> {
    const members = await directory.findMembers(tx, userIds);
    const people = await directory.findPeople(tx, userIds);
    return people.flatMap(({ userId, name }) => {
      const member = members.get(userId);
      return member ? { userId, name, companyId: member.companyId } : [];
    });
  }
}

async function announce(tx: Executor, { senderUserId }: MessageSendRecord): Promise<void> {
  await publishChange(tx, { to: { userId: senderUserId }, keys: [messagesLiveKey] });
}
