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

/** Which messages: all, unread, read; the same words as the status filter of documents. */
const readFilter = z.enum(['-1', '0', '1']);

const page = wireObject({ rows: ['messaggi', z.array(messageRow)] });

/**
 * The caller's messages, newest first (spec 02 §7): always their own, whomever they act for. `total` counts those of the filter, `unread`
 * all that are unread. `cursor` leads to the next rows; `next` is null at the end.
 */
export const listMessages = defineCall({
  name: 'newGetMessagesApi',
  method: 'GET',
  path: '/public/api/newGetMessagesApi',
  access: 'signed-in',
  input: wireObject({
    username: z.string().optional(),
    product: ['productid', z.string().optional()],
    currDay: z.string().optional(),
    currDayTo: z.string().optional(),
    curPiano: z.string().optional(),
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
  body: ['desc', z.string()],
  senderName: ['mitt', z.string()],
  attachmentSize: ['attach_size', wholeNumber.nullable()],
  /** The receiver's own next unread message; null where there is none. */
  nextUnreadId: ['next_unread', z.string().nullable()],
});
export type OpenedMessage = z.output<typeof openedMessage>;

/**
 * A message that the caller got, with its text (spec 02 §7), by the id of their copy. @throws `not-found`; `forbidden` before its reading was
 * accepted, with `mustAccept` and what is known before (title, sender, date) in the details.
 */
export const getMessage = defineCall({
  name: 'AlertMsgGetInfoMsgRef',
  access: 'signed-in',
  input: wireObject({ id: copyId, username: z.string().optional() }),
  output: okAnd({ message: openedMessage }),
});

/**
 * The caller accepts the reading of a message ('Dichiaro di accettare la lettura del messaggio'; spec 02 §4): recorded as evidence once,
 * however often it is asked for.
 */
export const acceptMessage = defineCall({
  name: 'updateStatusMsgApi',
  access: 'signed-in',
  input: wireObject({ token: z.string().optional(), id: copyId }),
  output: okAnd({ readAt: ['date_read', instant] }),
});

/** Deletes a message from the caller's own (spec 02 §6): for flag a Y or S. What was signed and accepted keeps its evidence. */
export const deleteMessage = defineCall({
  name: 'deleteMessage',
  access: 'admin',
  input: wireObject({ id: ['message_id', copyId] }),
  output: okAnswer,
});

/** Deletes several messages from the caller's own; all or none. */
export const deleteMessages = defineCall({
  name: 'deleteMessageMulti',
  access: 'admin',
  input: wireObject({
    token: z.string().optional(),
    ids: ['message_id', idList.pipe(z.array(copyId).min(1).max(maxMessagesAtOnce))],
  }),
  output: okAnswer,
});

/** Unread messages of the caller. */
export const countUnreadMessages = countCall('getNumMsgToReadApi');
