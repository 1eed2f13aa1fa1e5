import * as signing from 'shared-api/contracts/signing';
import { right, type Right } from './rights.ts';

/** Messages: who got one, and nobody else. */
export const receivedMessages: readonly Right[] = [
  right(signing.listMessages, {
    about: 'the messages that a person got',
    may: ['self'],
    input: () => ({ status: '-1' as const, search: '', start: 0, length: 100 }),
    shows: ({ messages }, { messageCopyId }) =>
      messages.pages.some(({ rows }) => rows.some(({ id }) => id === messageCopyId)),
  }),
  right(signing.getMessage, {
    about: 'a message that a person got',
    may: ['self'],
    input: ({ messageCopyId }) => ({ id: messageCopyId }),
  }),
  right(signing.acceptMessage, {
    about: 'a message that a person got',
    may: ['self'],
    input: ({ messageCopyId }) => ({ id: messageCopyId }),
  }),
  right(signing.deleteMessage, {
    about: 'a message that the super user got',
    may: ['superUser'],
    input: ({ ownMessageCopyId }) => ({ id: ownMessageCopyId }),
  }),
  right(signing.deleteMessages, {
    about: 'a message that the super user got',
    may: ['superUser'],
    input: ({ ownMessageCopyId }) => ({ ids: [ownMessageCopyId] }),
  }),
];
