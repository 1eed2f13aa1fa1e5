import { randomUUID } from 'node:crypto';
import { isAdmin } from 'shared-api/contracts/common';
import { documentsLiveKey, type BulkSendProblem, type SigningActor } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { JobContext } from '../../../platform/jobs/job-handler.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { findUpload } from '../document-add/upload.repository.ts';
import type { UploadRecord } from '../document-add/upload.schema.ts';
import { findDocument } from '../documents/document.repository.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { namesToDraw, requireDrawable } from '../documents/require-drawable.ts';
import { makeDocument, newDocument } from '../documents/make-document.ts';
import { bulkSendEndedMail } from '../mails/bulk-send-ended.mail.ts';
import type { SendingService } from '../sending/sending.service.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { describeReceivers, type KnownReceiver } from './bulk-receivers.ts';
import {
  beginBulkSend,
  claimReceiver,
  failWaiting,
  finishBulkSend,
  listWaitingReceivers,
  readBulkSend,
  updateBulkReceiver,
} from './send-doc.repository.ts';
import type { BulkReceiverRecord, BulkSendRecord } from './send-doc.schema.ts';

/** Kind of the job that does a bulk send. */
export const bulkSendJobKind = 'signing.bulk-send';

export interface BulkSendPayload {
  readonly id: string;
}

interface BulkSendJobDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'logger'
> {
  directory: SigningDirectory;
  publicUrl: string;
  sending: Pick<SendingService, 'sendWithin'>;
}

/** The job of a bulk send. */
export function createBulkSendJob(dependencies: BulkSendJobDependencies) {
  const { db, clock, audit, deliveries, logger, directory, publicUrl, sending } = dependencies;
  return {
    /**
     * Makes and sends one document after the other, each within a transaction of its own: it may run twice or stop anywhere, and nobody
     * gets two. What goes wrong for one of them does not concern the others.
     */
    run: async ({ id }: BulkSendPayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> => {
      const send = await beginBulkSend(db, id, clock.now());
      if (!send) return;
      await announce(db, send.senderUserId);
      const { senderUserId: userId } = send;
      const upload = await findUpload(db, { id: send.uploadId, userId, now: clock.now() });
      if (upload) while (await sendNext(send, upload, signal));
      const now = (await readBulkSend(db, id)) ?? send;
      if (await isThere(db, now)) await finish(db, now.senderUserId, id);
      else await endWithoutSender(now);
    },

    /** Fails those who still wait, once nobody tries any more. */
    giveUp: async (tx: Executor, { id }: BulkSendPayload): Promise<void> => {
      const send = await beginBulkSend(tx, id, clock.now());
      if (send) await finish(tx, send.senderUserId, id);
    },
  };

  async function finish(executor: Executor, senderUserId: string, id: string): Promise<void> {
    await failWaiting(executor, id);
    await finishBulkSend(executor, id, clock.now());
    await announce(executor, senderUserId);
  }

  /** Whether who sends may still sign in. */
  async function isThere(executor: Executor, { senderUserId }: BulkSendRecord): Promise<boolean> {
    return (await directory.findMembers(executor, [senderUserId])).has(senderUserId);
  }

  /** Nobody of those who wait gets one any more: the administrators of their companies are written to. */
  function endWithoutSender({ id, title, senderUserId }: BulkSendRecord): Promise<void> {
    return db.transaction(async (tx) => {
      const waiting = await listWaitingReceivers(tx, id);
      await finish(tx, senderUserId, id);
      const members = await directory.findMembers(
        tx,
        waiting.map(({ userId }) => userId),
      );
      const byCompany = Map.groupBy(waiting, ({ userId }) => members.get(userId)?.companyId ?? null);
      for (const [companyId, theirs] of byCompany) {
        if (companyId === null) continue;
        const administrators = await directory.listAdministrators(tx, companyId);
        for (const { email, firstName, language } of await directory.findPeople(tx, administrators)) {
          const names = theirs.map(({ name }) => name);
          const content = bulkSendEndedMail({ title, to: { firstName }, names, address: publicUrl });
          await deliveries.sendMail(tx, { to: email, content, language, companyId });
        }
      }
    });
  }

  /** Sends to one person, in the name of whoever sends by then. @returns whether there may be another. */
  async function sendNext(
    begun: BulkSendRecord,
    upload: UploadRecord,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (signal.aborted) throw new Error('The server stops; the rest is sent later');
    let receiver: BulkReceiverRecord | undefined;
    let send = begun;
    try {
      await db.transaction(async (tx) => {
        send = (await readBulkSend(tx, begun.id)) ?? begun;
        if (!(await isThere(tx, send))) return;
        receiver = await claimReceiver(tx, send.id);
        if (receiver) await sendTo(tx, receiver, { send, upload });
      });
    } catch (error) {
      if (!receiver) throw error;
      const isTooOften = error instanceof AppError && error.code === 'too-many-requests';
      if (!isTooOften) logger.error({ err: error, bulkSend: send.id }, 'a document of a bulk send failed');
      await fail(db, receiver, send, isTooOften ? 'too-many-requests' : 'failed');
    }
    return receiver !== undefined;
  }

  async function sendTo(tx: Executor, receiver: BulkReceiverRecord, { send, upload }: Sent): Promise<void> {
    const actor = await actorNow(tx, send);
    const [known] = await describeReceivers(tx, directory, { actor, userIds: [receiver.userId] });
    if (!known?.person) return fail(tx, receiver, send, 'gone');
    if (known.problem) return fail(tx, receiver, send, known.problem);
    const made = receiver.documentId ? await findDocument(tx, receiver.documentId) : undefined;
    const document = made ?? (await make(tx, known, { send, upload }));
    // Whoever signed it before its mail was reported as lost has it.
    if (document.state === 'draft' || document.state === 'sent')
      await sending.sendWithin(tx, {
        document,
        hours: send.expires ? send.hours : null,
        caller: send.askedBy,
        now: clock.now(),
      });
    await updateBulkReceiver(tx, receiver, { state: 'made', problem: null, documentId: document.id });
  }

  /** The document belongs to the company of who receives it, which says whether signing it needs a code. */
  async function make(
    tx: Executor,
    { person, companyId }: KnownReceiver,
    { send, upload }: Sent,
  ): Promise<DocumentRecord> {
    const sender = await directory.findPerson(tx, send.senderUserId);
    if (!person || !sender) throw new AppError('not-found');
    const receiver = {
      receiverName: person.firstName,
      receiverSurname: person.lastName,
      receiverEmail: person.email,
    };
    await requireDrawable({ language: 'it' }, namesToDraw({ ...send, ...receiver }));
    const origin = { ...sender, companyId, id: randomUUID(), now: clock.now() };
    const document = newDocument({ ...send, ...receiver }, upload, origin);
    await makeDocument(tx, audit, { document, boxes: send.boxes, caller: send.askedBy });
    const stored = await findDocument(tx, document.id);
    if (!stored) throw new AppError('not-found');
    return stored;
  }

  /** Who sends, with the rights that they have by now. */
  async function actorNow(tx: Executor, { senderUserId, askedBy }: BulkSendRecord): Promise<SigningActor> {
    const member = (await directory.findMembers(tx, [senderUserId])).get(senderUserId);
    const nobody = { flags: { a: 'N', b: 'N' }, companyId: null } as const;
    const { actingFor } = askedBy.session;
    const { flags, companyId } = member ?? nobody;
    const acts = actingFor && member;
    return {
      kind: 'staff',
      userId: senderUserId,
      flags: acts && isAdmin(flags) ? { a: 'N', b: 'S' } : flags,
      companyId: acts ? actingFor.companyId : companyId,
      emailKey: null,
      documentId: null,
    };
  }
}

interface Sent {
  readonly send: BulkSendRecord;
  readonly upload: UploadRecord;
}

async function fail(
  executor: Executor,
  receiver: BulkReceiverRecord,
  { senderUserId }: BulkSendRecord,
  problem: BulkSendProblem,
): Promise<void> {
  await updateBulkReceiver(executor, receiver, { state: 'failed', problem });
  await announce(executor, senderUserId);
}

/** Has who sent it read again where it stands. */
async function announce(executor: Executor, userId: string): Promise<void> {
  await publishChange(executor, { to: { userId }, keys: [documentsLiveKey] });
}
