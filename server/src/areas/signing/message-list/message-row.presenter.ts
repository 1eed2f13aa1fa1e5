import { messageRightsOf, type MessageReader, type MessageRow } from 'shared-api/contracts/signing';
import { messageFactsOf } from '../messages/message-facts.ts';
import type { ListedMessage } from './message-list.repository.ts';

/** A row of the inbox, with what its reader may do. */
export function presentMessageRow(
  { copy, message }: ListedMessage,
  number: number,
  reader: MessageReader,
): MessageRow {
  return {
    number,
    id: copy.id,
    messageId: copy.messageId,
    title: message.title,
    createdAt: copy.createdAt.toISOString(),
    isRead: copy.readAt !== null,
    readAt: copy.readAt?.toISOString() ?? null,
    senderCompany: message.senderCompany,
    receiver: copy.receiverName,
    attachment: message.fileName ?? '',
    attachmentType: message.fileType,
    hasAttachment: message.fileHash !== null,
    isSigned: copy.documentId !== null,
    isSignatureEnabled: message.signsAttachment,
    documentId: copy.documentId,
    may: messageRightsOf(reader, messageFactsOf(copy, message)),
  };
}
