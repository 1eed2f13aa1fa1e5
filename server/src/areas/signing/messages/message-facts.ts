import type { MessageFacts, MessageReader } from 'shared-api/contracts/signing';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { MessageCopyRecord, MessageRecord } from './message.schema.ts';

/** Who reads messages: the person of the session, whomever they act for, since nobody accepts or signs in another's place. */
export function readerOf({ session }: SignedInCaller): MessageReader {
  const { userId, flags, permissions } = session;
  return { userId, flags, permissions };
}

/** What the policy must know of what somebody got. */
export function messageFactsOf(
  copy: Pick<MessageCopyRecord, 'userId' | 'readAt' | 'documentId'>,
  message: Pick<MessageRecord, 'fileHash' | 'fileType' | 'viewsAttachment' | 'signsAttachment'>,
): MessageFacts {
  return {
    receiverUserId: copy.userId,
    isRead: copy.readAt !== null,
    hasPdf: message.fileType === 'application/pdf',
    hasAttachment: message.fileHash !== null,
    mayViewAttachment: message.viewsAttachment,
    isSignatureEnabled: message.signsAttachment,
    isSigned: copy.documentId !== null,
  };
}
