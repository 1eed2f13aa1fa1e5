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
import {
  beginSend,
  countDelivered,
  deleteWaiting,
  findSend,
  takeWaiting,
  updateSend,
} from './message-sends.repository.ts';
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
    /** Hands copies out, some at a time: it may run twice or stop anywhere, and nobody gets two. */
    run: async ({ id }: SendMessagePayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> => {
      const message = await findMessage(db, id);
      const isNew = (await findSend(db, id))?.beganAt === null;
      const send = await db.transaction((tx) => begin(tx, message, isNew));
      if (!message || !send) return;
      while (await db.transaction((tx) => deliverNext(tx, message)))
        if (signal.aborted) throw new Error('The server stops; the rest is handed out later');
      await finish(db, send);
    },

    /** Ends it with who has it, once nobody tries any more. */
    giveUp: async (tx: Executor, { id }: SendMessagePayload): Promise<void> => {
      const send = await beginSend(tx, id, clock.now());
      if (send) await finish(tx, send);
    },
  };

  async function begin(tx: Executor, message: MessageRecord | undefined, isNew: boolean) {
    const send = message && (await beginSend(tx, message.id, clock.now()));
    if (!send || !isNew) return send;
    const { fileHash, fileName } = message;
    await recordMessageEvent(audit, tx, {
      id: message.id,
      action: 'message.sent',
      caller: send.askedBy,
      companyId: message.companyId,
      data: {
        title: message.title,
        receivers: send.receivers,
        people: send.total,
        text: textHash(message),
        ...(fileHash && { file: fileHash, fileName }),
      },
    });
    return send;
  }

  /** Gives some of those who wait their copies. @returns whether there was anybody. */
  async function deliverNext(tx: Executor, message: MessageRecord): Promise<boolean> {
    const userIds = await takeWaiting(tx, { messageId: message.id, limit: chunk });
    if (userIds.length === 0) return false;
    await deliverMessage(tx, message, { receivers: await findReceivers(tx, userIds), now: clock.now() });
    await wakeNotices(tx, jobs);
    await publishChange(tx, { to: { userId: message.senderUserId }, keys: [messagesLiveKey] });
    return true;
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

  async function finish(executor: Executor, { messageId, senderUserId }: MessageSendRecord): Promise<void> {
    await deleteWaiting(executor, messageId);
    const total = await countDelivered(executor, messageId);
    await updateSend(executor, messageId, { doneAt: clock.now(), total });
    await publishChange(executor, { to: { userId: senderUserId }, keys: [messagesLiveKey] });
  }
}
