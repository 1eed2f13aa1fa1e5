import { messageRightsOf, type MessageReader, type MessageRow } from 'shared-api/contracts/signing';
import { messageFactsOf } from '../messages/message-facts.ts';
import type { InboxRow } from './message-list.repository.ts';

/** A row of the inbox as its reader sees it. */
export function presentMessageRow(row: InboxRow, number: number, reader: MessageReader): MessageRow {
  const { id, messageId, title, createdAt, readAt, senderCompany, receiverName, fileName, documentId } = row;
  return {
    number,
    id,
    messageId,
    title,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
    readAt: readAt?.toISOString() ?? null,
    senderCompany,
    receiver: receiverName,
    attachment: fileName ?? '',
    attachmentType: row.fileType,
    hasAttachment: row.fileHash !== null,
    isSigned: documentId !== null,
    isSignatureEnabled: row.signsAttachment,
    documentId,
    may: messageRightsOf(reader, messageFactsOf(row, row)),
  };
}
