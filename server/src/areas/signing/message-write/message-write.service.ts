import { randomUUID } from 'node:crypto';
import { matchesWords, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import {
  attachmentRights,
  maxGroupsFound,
  maxReceiversNamed,
  messageProblems,
  messagesLiveKey,
  mayWriteToCompany,
  type cancelMessage,
  type countRecipients,
  type findRecipientGroups,
  type resumeMessage,
  type sendMessage,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { ChosenUsers } from '../../ports/chosen-users.port.ts';
import { uploadGone } from '../document-add/document-add.service.ts';
import { requireFitBoxes } from '../document-add/require-boxes.ts';
import { claimUpload, findUpload, releaseUpload } from '../document-add/upload.repository.ts';
import type { UploadRecord } from '../document-add/upload.schema.ts';
import { requireDrawable } from '../documents/require-drawable.ts';
import { findMessage, insertMessage } from '../messages/message.repository.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';
import { deleteDraft, insertDraft } from './drafts.repository.ts';
import {
  deleteWaiting,
  insertSend,
  insertWaiting,
  isAwaited,
  lockSend,
  updateSend,
} from './message-sends.repository.ts';
import type { MessageSendRecord } from './message-write.schema.ts';
import { companiesOfWriter, describeRecipients, listRecipients, requireWriter } from './recipients.ts';
import { sendOnce, type Sent } from './send-once.ts';
import { sendMessageJobKind, type SendMessagePayload } from './send-message.job.ts';

interface MessageWriteDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'jobs'> {
  readonly directory: SigningDirectory;
  readonly chosenUsers: ChosenUsers;
}

type SendInput = InputOf<typeof sendMessage>;

/** In these milliseconds a message can be taken back. */
const graceMs = 10_000;

/** Writing messages to people with an account (decision 053). */
export function createMessageWriteService(dependencies: MessageWriteDependencies) {
  const { db, clock, jobs, directory } = dependencies;
  return {
    /** The groups to whose people the caller may write. @throws AppError `not-found` for a company of others */
    findGroups: async (
      caller: SignedInCaller,
      { text, companyId }: InputOf<typeof findRecipientGroups>,
    ): Promise<OutputOf<typeof findRecipientGroups>> => {
      const actor = requireWriter(caller);
      if (companyId && !mayWriteToCompany(actor, companyId)) throw new AppError('not-found');
      const groups = (await directory.listGroups(db, companyId ? [companyId] : companiesOfWriter(actor)))
        .filter(({ name }) => matchesWords(name, text))
        .slice(0, maxGroupsFound);
      const people = await directory.countMembers(
        db,
        groups.map(({ id }) => id),
      );
      const companies = await directory.findCompanies(
        db,
        groups.map((group) => group.companyId),
      );
      return {
        groups: groups.map(({ id, name, companyId: company }) => ({
          id,
          name,
          companyName: companies.get(company)?.name ?? '',
          people: people.get(id) ?? 0,
        })),
      };
    },

    /** How many people recipients are. @throws AppError as `listRecipients` does */
    count: async (
      caller: SignedInCaller,
      { recipients }: InputOf<typeof countRecipients>,
    ): Promise<OutputOf<typeof countRecipients>> => {
      const ids = await listRecipients(db, dependencies, caller, recipients);
      const first = await directory.findPeople(db, ids.slice(0, maxReceiversNamed));
      return { total: ids.length, names: first.map(({ name }) => name) };
    },

    /** Keeps a message and has a job hand it out after ten seconds. @throws AppError `invalid-input`, `not-found`, `conflict` */
    send: async (caller: SignedInCaller, input: SendInput): Promise<OutputOf<typeof sendMessage>> => {
      const { userId: senderUserId } = requireWriter(caller);
      return toAnswer(
        await sendOnce(db, { senderUserId, requestId: input.requestId }, () => send(caller, input)),
      );
    },

    /** Takes a message back that was not handed out: it is a draft again. @throws AppError `conflict` once it began, `not-found` */
    cancel: async (
      caller: SignedInCaller,
      { id: messageId }: InputOf<typeof cancelMessage>,
    ): Promise<OutputOf<typeof cancelMessage>> => {
      const { userId } = requireWriter(caller);
      return db.transaction(async (tx) => {
        const send = await lockSend(tx, { messageId, senderUserId: userId });
        const message = send && (await findMessage(tx, messageId));
        if (!message || send.external) throw new AppError('not-found');
        if (send.beganAt || send.cancelledAt)
          throw new AppError('conflict', { text: signingTexts.messageBegan });
        const now = clock.now();
        // Sent again under the same name, it is another sending.
        await updateSend(tx, messageId, { cancelledAt: now, requestId: messageId });
        await deleteWaiting(tx, messageId);
        if (send.uploadId) await releaseUpload(tx, send.uploadId, messageId);
        const draftId = randomUUID();
        await insertDraft(tx, {
          id: draftId,
          userId,
          title: message.title,
          body: message.body,
          recipients: send.recipients,
          uploadId: send.uploadId,
          viewsAttachment: message.viewsAttachment,
          signsAttachment: message.signsAttachment,
          boxes: message.boxes,
          updatedAt: now,
        });
        await announce(tx, userId);
        return { draftId };
      });
    },

    /** Goes on with a message that stopped on its way; nothing happens to any other. @throws AppError `not-found` */
    resume: async (
      caller: SignedInCaller,
      { id: messageId }: InputOf<typeof resumeMessage>,
    ): Promise<void> => {
      const { userId } = requireWriter(caller);
      await db.transaction(async (tx) => {
        const send = await lockSend(tx, { messageId, senderUserId: userId });
        if (!send || send.external) throw new AppError('not-found');
        if (!send.doneAt || !(await isAwaited(tx, messageId))) return;
        await updateSend(tx, messageId, { doneAt: null });
        const payload: SendMessagePayload = { id: messageId };
        await jobs.enqueue(tx, { kind: sendMessageJobKind, payload });
        await announce(tx, userId);
      });
    },
  };

  async function send(caller: SignedInCaller, input: SendInput): Promise<Sent> {
    const actor = requireWriter(caller);
    const { userId: senderUserId } = actor;
    const upload = input.uploadId ? await getUpload(senderUserId, input.uploadId) : undefined;
    requireBoxes(caller, input, upload);
    await requireDrawable(caller, [['title', input.title]]);
    const sender = await directory.findPerson(db, senderUserId);
    if (!sender) throw new AppError('forbidden');
    const company = actor.companyId ? await directory.findCompany(db, actor.companyId) : undefined;
    return db.transaction(async (tx) => {
      const userIds = await listRecipients(tx, dependencies, caller, input.recipients);
      if (userIds.length === 0) throw new AppError('conflict', { text: signingTexts.noRecipients });
      const now = clock.now();
      const messageId = randomUUID();
      if (upload && !(await claimUpload(tx, upload.id, messageId))) throw uploadGone();
      const rights = attachmentRights({ ...input, isPdf: upload?.fileType === 'application/pdf' });
      await insertMessage(tx, {
        id: messageId,
        companyId: actor.companyId,
        senderCompany: company?.name ?? '',
        senderUserId,
        senderName: sender.name,
        title: input.title,
        body: input.body,
        ...(upload && {
          ...attachmentOf(upload),
          ...rights,
          boxes: rights.signsAttachment ? [...input.boxes] : [],
        }),
        createdAt: now,
      });
      const send = {
        messageId,
        title: input.title,
        senderUserId,
        requestId: input.requestId,
        askedBy: toEventSource(caller),
        recipients: input.recipients,
        receivers: await describeRecipients(tx, { directory }, input.recipients, userIds),
        uploadId: upload?.id ?? null,
        total: userIds.length,
        startsAt: new Date(now.getTime() + graceMs),
      };
      if (!(await insertSend(tx, send))) throw new AppError('conflict');
      await insertWaiting(tx, messageId, userIds);
      if (input.draftId) await deleteDraft(tx, { id: input.draftId, userId: senderUserId });
      const payload: SendMessagePayload = { id: messageId };
      await jobs.enqueue(tx, { kind: sendMessageJobKind, payload, runAt: send.startsAt });
      await announce(tx, senderUserId);
      return send;
    });
  }

  async function getUpload(userId: string, id: string): Promise<UploadRecord> {
    const upload = await findUpload(db, { id, userId, now: clock.now() });
    if (!upload) throw uploadGone();
    return upload;
  }
}

function requireBoxes(
  caller: SignedInCaller,
  { boxes, viewsAttachment, signsAttachment }: SendInput,
  upload: UploadRecord | undefined,
): void {
  if (boxes.length === 0) return;
  const isPdf = upload?.fileType === 'application/pdf';
  if (!upload || !attachmentRights({ viewsAttachment, signsAttachment, isPdf }).signsAttachment)
    throw new AppError('invalid-input', {
      fields: { boxes: messageProblems[caller.language]['boxes-need-signature'] },
    });
  requireFitBoxes(caller, boxes, upload.pages);
}

/** What a message keeps of its attachment. */
export const attachmentOf = ({
  fileHash,
  fileName,
  fileType,
  fileSize,
  uploadedHash,
  pages,
}: UploadRecord) => ({
  fileHash,
  fileName,
  fileType,
  fileSize,
  uploadedHash,
  pages: fileType === 'application/pdf' ? pages : null,
});

/** In whose name and from where a message is sent. */
export function toEventSource({
  ip,
  userAgent,
  requestId,
  session,
}: SignedInCaller): MessageSendRecord['askedBy'] {
  const { userId, actingFor } = session;
  return { ip, userAgent, requestId, session: { userId, actingFor } };
}

async function announce(tx: Executor, userId: string): Promise<void> {
  await publishChange(tx, { to: { userId }, keys: [messagesLiveKey] });
}

const toAnswer = ({ messageId, startsAt, total }: Sent) => ({
  id: messageId,
  startsAt: startsAt.toISOString(),
  total,
});
