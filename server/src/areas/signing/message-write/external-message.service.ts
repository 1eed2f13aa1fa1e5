import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  messageProblems,
  messagesLiveKey,
  noRecipients,
  type MessageProblem,
  type sendExternalMessage,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { uploadGone } from '../document-add/document-add.service.ts';
import { requireFitBoxes } from '../document-add/require-boxes.ts';
import { claimUpload, findUpload } from '../document-add/upload.repository.ts';
import type { UploadRecord } from '../document-add/upload.schema.ts';
import { findDocument } from '../documents/document.repository.ts';
import { requireDrawable } from '../documents/require-drawable.ts';
import { makeDocument, newDocument } from '../documents/make-document.ts';
import { receiverOf } from '../mails/addressees.ts';
import { maxMailAttachment } from '../mails/max-attachment.ts';
import { externalMessageMail } from '../mails/external-message.mail.ts';
import { messageSubject, recordMessageEvent } from '../messages/message-audit.ts';
import { insertMessage } from '../messages/message.repository.ts';
import type { SendingService } from '../sending/sending.service.ts';
import { textHash } from '../messages/text-hash.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { insertSend } from './message-sends.repository.ts';
import { attachmentOf, toEventSource } from './message-write.service.ts';
import { requireWriter } from './recipients.ts';
import { sendOnce, type Sent } from './send-once.ts';

interface ExternalMessageDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'rateLimits'
> {
  readonly directory: SigningDirectory;
  readonly sending: Pick<SendingService, 'sendWithin'>;
}

type Input = InputOf<typeof sendExternalMessage>;

/** Messages that one person may send to people without an account within a day: each is a mail to somebody who did not ask for it. */
const daily = { name: 'external-message', limit: 50, windowMs: 24 * 60 * 60_000 };

/** Messages to people without an account (spec 02 §3, demo message). */
export function createExternalMessages(dependencies: ExternalMessageDependencies) {
  const { db, clock, audit, deliveries, rateLimits, directory, sending } = dependencies;
  return {
    /** Sends one, by mail; with a signature it is a document that the person signs as a guest. @throws AppError `invalid-input`, `not-found`, `too-many-requests` */
    send: async (caller: SignedInCaller, input: Input): Promise<OutputOf<typeof sendExternalMessage>> => {
      const { userId: senderUserId } = requireWriter(caller);
      const sent = await sendOnce(db, { senderUserId, requestId: input.requestId }, () =>
        send(caller, input),
      );
      return { id: sent.messageId };
    },
  };

  async function send(caller: SignedInCaller, input: Input): Promise<Sent> {
    const actor = requireWriter(caller);
    const { userId: senderUserId, companyId } = actor;
    const upload = input.uploadId ? await getUpload(senderUserId, input.uploadId) : undefined;
    requireAttachment(caller, input, upload);
    const sender = await directory.findPerson(db, senderUserId);
    if (!sender) throw new AppError('forbidden');
    await rateLimits.count({ ...daily, key: senderUserId });
    return db.transaction(async (tx) => {
      const company = companyId ? await directory.findCompany(tx, companyId) : undefined;
      const now = clock.now();
      const message = {
        id: randomUUID(),
        companyId,
        senderCompany: company?.name ?? '',
        senderUserId,
        senderName: sender.name,
        title: input.title,
        body: input.body,
        ...(upload && attachmentOf(upload)),
        viewsAttachment: upload !== undefined,
        signsAttachment: input.signsAttachment,
        boxes: input.signsAttachment ? [...input.boxes] : [],
        createdAt: now,
      };
      if (upload && !(await claimUpload(tx, upload.id, message.id))) throw uploadGone();
      await insertMessage(tx, message);
      const documentId =
        upload && input.signsAttachment
          ? await sendDocument(tx, { caller, input, upload, sender, companyId })
          : null;
      const receiver = await directory.findPersonByEmail(tx, input.email);
      const deliveryId = documentId
        ? null
        : await deliveries.sendMail(tx, {
            to: input.email,
            ...(sender.email !== '' && { replyTo: { name: sender.name, email: sender.email } }),
            language: undefined,
            content: externalMessageMail({
              ...input,
              to: receiverOf({ receiverName: input.name, receiverSurname: input.surname }, receiver),
              sender,
              company: message.senderCompany,
            }),
            attachments: upload ? [{ name: upload.fileName, hash: upload.fileHash }] : [],
            reference: messageSubject(message.id),
            companyId,
          });
      const { name, surname, email } = input;
      const send = {
        messageId: message.id,
        title: message.title,
        senderUserId,
        requestId: input.requestId,
        askedBy: toEventSource(caller),
        recipients: noRecipients,
        receivers: `${name} ${surname}`,
        external: { name, surname, email },
        documentId,
        deliveryId,
        uploadId: upload?.id ?? null,
        total: 1,
        startsAt: now,
        beganAt: now,
        doneAt: now,
      };
      if (!(await insertSend(tx, send))) throw new AppError('conflict');
      await recordMessageEvent(audit, tx, {
        id: message.id,
        action: 'message.sent',
        caller,
        companyId,
        data: {
          title: input.title,
          receivers: `${name} ${surname}`,
          receiver: email,
          text: textHash(input),
          ...(upload && { file: upload.fileHash, fileName: upload.fileName }),
          ...(documentId && { document: documentId }),
        },
      });
      await publishChange(tx, { to: { userId: senderUserId }, keys: [messagesLiveKey] });
      return send;
    });
  }

  async function getUpload(userId: string, id: string): Promise<UploadRecord> {
    const upload = await findUpload(db, { id, userId, now: clock.now() });
    if (!upload) throw uploadGone();
    return upload;
  }

  /** Makes a document of the attachment and sends it; the message's text stands in the mail with the link. */
  async function sendDocument(
    tx: Executor,
    { caller, input, upload, sender, companyId }: DocumentToSend,
  ): Promise<string> {
    const { title, name, surname } = input;
    await requireDrawable(caller, Object.entries({ title, name, surname }));
    const now = clock.now();
    const document = newDocument(
      {
        receiverName: input.name,
        receiverSurname: input.surname,
        receiverEmail: input.email,
        title: input.title,
        savesCopy: true,
        expires: false,
        boxes: input.boxes,
      },
      upload,
      { ...sender, companyId, id: randomUUID(), now },
    );
    await makeDocument(tx, audit, { document, boxes: input.boxes, caller });
    const made = await findDocument(tx, document.id);
    if (!made) throw new AppError('not-found');
    await sending.sendWithin(tx, { document: made, hours: null, caller, now, message: input.body });
    return document.id;
  }
}

interface DocumentToSend {
  readonly caller: SignedInCaller;
  readonly input: Input;
  readonly upload: UploadRecord;
  readonly sender: { readonly userId: string; readonly name: string; readonly email: string };
  readonly companyId: string | null;
}

function requireAttachment(caller: SignedInCaller, input: Input, upload: UploadRecord | undefined): void {
  if (input.signsAttachment && !upload) throw refused(caller, 'uploadId', 'external-attachment-required');
  if (upload && upload.fileType !== 'application/pdf')
    throw refused(caller, 'uploadId', 'external-attachment-not-pdf');
  if (!input.signsAttachment && upload && upload.fileSize > maxMailAttachment)
    throw refused(caller, 'uploadId', 'external-attachment-too-large');
  if (!input.signsAttachment || !upload) return;
  if (input.boxes.length === 0) throw refused(caller, 'boxes', 'external-boxes-required');
  requireFitBoxes(caller, input.boxes, upload.pages);
}

function refused({ language }: SignedInCaller, field: string, problem: MessageProblem): AppError {
  return new AppError('invalid-input', { fields: { [field]: messageProblems[language][problem] } });
}
