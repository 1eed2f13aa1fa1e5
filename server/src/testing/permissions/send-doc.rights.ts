import * as signing from 'shared-api/contracts/signing';
import { right, type Right } from './rights.ts';

/** A document to users whom an administrator chose: it is theirs alone. */
export const bulkSends: readonly Right[] = [
  right(signing.listChosenReceivers, {
    about: 'users whom an administrator chose',
    may: ['admin'],
    input: ({ choiceId }) => ({ choiceId }),
    shows: ({ receivers }, { userId }) => receivers.some((receiver) => receiver.userId === userId),
  }),
  right(signing.getUploadLimits, {
    about: 'a PDF that an administrator uploaded',
    may: ['admin'],
    input: ({ uploadId }) => ({ uploadId }),
  }),
  right(signing.createBulkSend, {
    about: 'users whom an administrator chose',
    may: ['admin'],
    input: ({ choiceId, userId, uploadId }) => ({
      choiceId,
      userIds: [userId],
      uploadId,
      title: 'Regolamento',
      boxes: [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 }],
      savesCopy: true,
      expires: false,
    }),
  }),
  right(signing.getBulkSend, {
    about: 'a document for chosen users',
    may: ['admin'],
    input: ({ bulkSendId }) => ({ id: bulkSendId }),
  }),
  right(signing.cancelBulkSend, {
    about: 'a document for chosen users',
    may: ['admin'],
    input: ({ bulkSendId }) => ({ id: bulkSendId }),
  }),
  right(signing.retryBulkSend, {
    about: 'a document for chosen users',
    may: ['admin'],
    input: ({ bulkSendId }) => ({ id: bulkSendId }),
  }),
];
