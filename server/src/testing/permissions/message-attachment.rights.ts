import * as signing from 'shared-api/contracts/signing';
import { right, type Right } from './rights.ts';

const row = { about: 'a message', may: ['self'] as const };

/** The attachment of a message: who got it, and nobody else. */
export const messageAttachments: readonly Right[] = [
  right(signing.getMessageAttachment, { ...row, input: ({ copyId }) => ({ id: copyId }) }),
  right(signing.readMessageAttachment, { ...row, input: ({ copyId }) => ({ id: copyId }) }),
  right(signing.downloadMessageAttachment, { ...row, input: ({ copyId }) => ({ id: copyId }) }),
];
