import type { Readable } from 'node:stream';
import type { Download, InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  downloadMessageAttachment,
  mayOpenMessage,
  mayReceive,
  maySignMessage,
  mayViewAttachment,
  readMessageAttachment,
  type AttachmentType,
  type getMessageAttachment,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { signedFileName } from '../document-view/document-view.service.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import { findDocument } from '../documents/document.repository.ts';
import type { LoggedFiles } from '../evidence/logged-files.ts';
import { requireReceived } from '../messages/message-access.ts';
import { recordCopyEvent } from '../messages/message-audit.ts';
import { messageFactsOf, readerOf } from '../messages/message-facts.ts';
import { requireLoggedMessage } from '../messages/logged-message.ts';
import { createMessageFiles } from '../messages/message-files.ts';
import type { ReceivedMessage } from '../messages/message.repository.ts';
import type { MessageRecord } from '../messages/message.schema.ts';
import { signingTexts } from '../signing.texts.ts';

interface MessageAttachmentDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'storage' | 'notedRows'> {
  /** The files of documents, of which a signed attachment is one. */
  files: DocumentFiles;
  loggedFiles: LoggedFiles;
}

/** What is read of an attachment: as it was sent, or the signed copy. */
interface AttachmentFile {
  readonly isSealed: boolean;
  readonly hash: string;
  readonly name: string;
  readonly size: number;
  readonly type: AttachmentType;
  requireUnchanged(): Promise<void>;
  read(): Promise<Readable>;
}

/** Opening and keeping the attachments of messages. */
export function createMessageAttachmentService(dependencies: MessageAttachmentDependencies) {
  const { db, audit, files, loggedFiles } = dependencies;
  const messageFiles = createMessageFiles(dependencies);
  return {
    /** What a viewer must know of an attachment; it counts as opened then. @throws AppError as `requireAttachment` does; `file-changed` */
    open: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getMessageAttachment>,
    ): Promise<OutputOf<typeof getMessageAttachment>> => {
      const received = await requireAttachment(caller, id);
      const { copy, message } = received;
      const file = await findFile(received);
      await file.requireUnchanged();
      await record(caller, received, 'message.viewed', file);
      return {
        id,
        title: message.title,
        senderCompany: message.senderCompany,
        createdAt: message.createdAt.toISOString(),
        fileName: file.name,
        fileSize: file.size,
        type: file.type,
        address: addressOf(readMessageAttachment, id),
        downloadAddress: addressOf(downloadMessageAttachment, id),
        pages: message.pages ?? [],
        isSigned: copy.documentId !== null,
        isSealed: file.isSealed,
        maySign: maySignMessage(readerOf(caller), messageFactsOf(copy, message)),
      };
    },

    /** The file for a viewer. @throws AppError as `open` does */
    read: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof readMessageAttachment>,
    ): Promise<FileAnswer> => {
      const file = await findFile(await requireAttachment(caller, id));
      return { ...(await answerWith(file)), inline: true };
    },

    /** The file, to be kept. @throws AppError as `open` does */
    download: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof downloadMessageAttachment>,
    ): Promise<FileAnswer> => {
      const received = await requireAttachment(caller, id);
      const file = await findFile(received);
      const answer = await answerWith(file);
      await record(caller, received, 'message.downloaded', file);
      return answer;
    },
  };

  /** A message whose attachment the caller may open. @throws AppError `not-found`; `forbidden`, with what stands in the way */
  async function requireAttachment(caller: SignedInCaller, id: string): Promise<ReceivedMessage> {
    const received = await requireReceived(db, caller, id, mayReceive);
    await requireLoggedMessage(dependencies, received);
    const reader = readerOf(caller);
    const facts = messageFactsOf(received.copy, received.message);
    if (!mayOpenMessage(reader, facts))
      throw new AppError('forbidden', {
        text: signingTexts.messageNotAccepted,
        details: { mustAccept: true },
      });
    if (!facts.hasAttachment) throw new AppError('not-found', { text: signingTexts.noAttachment });
    if (!mayViewAttachment(reader, facts))
      throw new AppError('forbidden', { text: signingTexts.attachmentClosed });
    return received;
  }

  async function findFile({ copy, message }: ReceivedMessage): Promise<AttachmentFile> {
    if (copy.documentId === null) return originalOf(message);
    // Whoever acts for others reads their own messages still, which their rights to documents do not tell.
    const document = await findDocument(db, copy.documentId);
    if (!document || document.sealedHash === null) return originalOf(message);
    await loggedFiles.requireLogged(document);
    const { sealedHash, sealedSize } = document;
    return {
      isSealed: true,
      hash: sealedHash,
      name: signedFileName(message.fileName ?? ''),
      size: sealedSize ?? 0,
      type: 'application/pdf',
      requireUnchanged: () => files.requireUnchanged(document),
      read: () => files.read(document, sealedHash),
    };
  }

  function originalOf(message: MessageRecord): AttachmentFile {
    const { fileHash, fileName, fileSize, fileType } = message;
    if (fileHash === null || fileType === null)
      throw new AppError('not-found', { text: signingTexts.noAttachment });
    return {
      isSealed: false,
      hash: fileHash,
      name: fileName ?? '',
      size: fileSize ?? 0,
      type: fileType,
      requireUnchanged: () => messageFiles.requireUnchanged(message, fileHash),
      read: () => messageFiles.read(message, fileHash),
    };
  }

  async function record(
    caller: SignedInCaller,
    { copy, message }: ReceivedMessage,
    action: 'message.viewed' | 'message.downloaded',
    { hash, name }: AttachmentFile,
  ): Promise<void> {
    const { id } = copy;
    const { companyId } = message;
    const data = { file: hash, fileName: name };
    await db.transaction((tx) => recordCopyEvent(audit, tx, { id, action, caller, companyId, data }));
  }
}

async function answerWith({ read, name, type, size, hash }: AttachmentFile): Promise<FileAnswer> {
  return { stream: await read(), name, type, size, hash };
}

const addressOf = ({ path }: Download, id: string) => `${path}?v_id=${encodeURIComponent(id)}`;
