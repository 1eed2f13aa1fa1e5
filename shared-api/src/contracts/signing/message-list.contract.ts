import { z } from 'zod';
import { defineCall, idList, instant, okAnd, okAnswer, wholeNumber, wireObject } from '../common/index.ts';
import { countCall } from '../platform/index.ts';
import { documentSearch } from './document-list.contract.ts';
import { messageRow } from './message.ts';

/** Rows that one load of the inbox brings, where no other size is chosen (spec 02 §9). */
export const messagePageSize = 30;

/** The sizes of a page that can be chosen, beside all of them (spec 02 §2). */
export const messagePageSizes = [10, 25, 50, 100] as const;

/** Messages that one call deletes at most. */
export const maxMessagesAtOnce = 100;

/** Which messages: all (-1), unread (0), read (1); the same words as the status filter of documents. */
export const readFilter = z.enum(['-1', '0', '1']);
export type ReadFilter = z.infer<typeof readFilter>;

const page = wireObject({ rows: ['messaggi', z.array(messageRow)] });

/**
 * The caller's messages, newest first (spec 02 §7): always their own, whomever they act for. `total` counts those of the filter, `unread`
 * all that are unread. `cursor` (of the row before) leads to the next rows of the same filter; `next` is null at the end.
 */
export const listMessages = defineCall({
  name: 'newGetMessagesApi',
  method: 'GET',
  path: '/public/api/newGetMessagesApi',
  access: 'signed-in',
  input: wireObject({
    username: z.string().optional(),
    product: ['productid', z.string().optional()],
    status: ['curStatus', readFilter.default('-1')],
    search: ['search[value]', documentSearch.default('')],
    start: wholeNumber.pipe(z.number().min(0).max(1_000_000)).default(0),
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(messagePageSize),
    cursor: z.string().max(200).optional(),
  }),
  output: wireObject({
    messages: [
      'Messages',
      wireObject({
        total: ['msg_tot', wholeNumber],
        unread: ['msg_tot_nr', wholeNumber],
        pages: ['pagine', z.array(page)],
      }),
    ],
    next: z.string().nullable(),
  }),
});

const copyId = z.string().min(1).max(100);

/** A message as its receiver reads it. */
const openedMessage = wireObject({
  row: messageRow,
  /** Null until its reading was accepted: the text is not sent before. */
  body: ['desc', z.string().nullable()],
  senderName: ['mitt', z.string()],
  /** In bytes; null without an attachment. */
  attachmentSize: ['attach_size', wholeNumber.nullable()],
  /** The receiver's own unread messages that stand before and after it; null where there is none. */
  previousUnreadId: ['previous_unread', z.string().nullable()],
  nextUnreadId: ['next_unread', z.string().nullable()],
});
export type OpenedMessage = z.output<typeof openedMessage>;

/** A message that the caller got, by the id of their copy (spec 02 §7). @throws `not-found` */
export const getMessage = defineCall({
  name: 'AlertMsgGetInfoMsgRef',
  access: 'signed-in',
  input: wireObject({ id: copyId, username: z.string().optional() }),
  output: okAnd({ message: openedMessage }),
});

/** The caller accepts the reading of a message (spec 02 §4): recorded as evidence once, however often it is asked for. */
export const acceptMessage = defineCall({
  name: 'updateStatusMsgApi',
  access: 'signed-in',
  input: wireObject({ token: z.string().optional(), id: copyId }),
  output: okAnd({ readAt: ['date_read', instant] }),
});

/** Deletes a message from the caller's own (spec 02 §6): for flag a Y or S. Its events stay as evidence. */
export const deleteMessage = defineCall({
  name: 'deleteMessage',
  access: 'admin',
  input: wireObject({ id: ['message_id', copyId] }),
  output: okAnswer,
});

/** Deletes several messages (`maxMessagesAtOnce`) from the caller's own, all or none. */
export const deleteMessages = defineCall({
  name: 'deleteMessageMulti',
  access: 'admin',
  input: wireObject({
    token: z.string().optional(),
    ids: ['message_id', idList.pipe(z.array(copyId).min(1).max(maxMessagesAtOnce))],
  }),
  output: okAnswer,
});

/** Unread messages of the caller (spec 01 §9). */
export const countUnreadMessages = countCall('getNumMsgToReadApi');
