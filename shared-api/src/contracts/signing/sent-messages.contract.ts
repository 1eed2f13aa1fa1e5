import { z } from 'zod';
import { defineCall, instant, okAnd, siNo, wholeNumber, wireObject } from '../common/index.ts';
import { deliveryState } from './document.ts';
import { attachmentType } from './message.ts';

/** Where the sending of a message stands: before its start it can be taken back; one that `stopped` before everybody had it can go on. */
const sendingState = z.enum(['scheduled', 'running', 'done', 'stopped', 'cancelled']);

/** A message that was sent, and how far it came. */
const sentMessage = wireObject({
  id: z.string(),
  title: z.string(),
  createdAt: ['created_at', instant],
  startsAt: ['date_start', instant],
  state: sendingState,
  senderName: ['mitt', z.string()],
  /** To whom, in words: the first names, 'Tutte', or the external person. */
  receivers: ['dest_formatted', z.string()],
  isExternal: ['external', z.boolean()],
  attachment: z.string(),
  attachmentType: ['attach_type', attachmentType.nullable()],
  signsAttachment: ['signAttach', siNo],
  total: wholeNumber,
  /** Who has it so far. */
  delivered: wholeNumber,
  read: wholeNumber,
  signed: wholeNumber,
  /** Of the mail to an external person; null for people with an account. */
  delivery: deliveryState.nullable(),
});
export type SentMessage = z.output<typeof sentMessage>;

/** The sent messages that the caller may follow: their own, and an administrator those of their company; the newest first, a page at a time. */
export const listSentMessages = defineCall({
  name: 'getSentMessages',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    search: ['curSrcText', z.string().trim().max(200).default('')],
    start: wholeNumber.pipe(z.number().min(0).max(1_000_000)).default(0),
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(25),
  }),
  output: wireObject({ total: wholeNumber, rows: ['data', z.array(sentMessage)] }),
});

const byId = { id: ['message_id', z.string().min(1).max(100)] } as const;

/** One of them, with its text; `not-found` for any other. */
export const getSentMessage = defineCall({
  name: 'getSentMessage',
  method: 'GET',
  access: 'admin',
  input: wireObject(byId),
  output: okAnd({ message: sentMessage, body: ['msg', z.string()], viewsAttachment: ['viewAttach', siNo] }),
});

const receiverFilter = z.enum(['all', 'unread', 'read', 'signed']);
export type SentReceiverFilter = z.infer<typeof receiverFilter>;

const sentReceiver = wireObject({
  id: z.string(),
  name: ['dest', z.string()],
  companyName: ['azienda', z.string()],
  readAt: ['date_read', instant.nullable()],
  /** When they signed the attachment; their signed document is among the documents of the company. */
  signedAt: ['date_signed', instant.nullable()],
  documentId: ['document_id', z.string().nullable()],
});
export type SentReceiver = z.output<typeof sentReceiver>;

/** Who got a message, by name, a page at a time, with what they did; also of people whose account is gone. */
export const listSentReceivers = defineCall({
  name: 'getMessageReceivers',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    ...byId,
    filter: receiverFilter.default('all'),
    search: ['curSrcText', z.string().trim().max(200).default('')],
    start: wholeNumber.pipe(z.number().min(0).max(1_000_000)).default(0),
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(25),
  }),
  output: wireObject({ total: wholeNumber, rows: ['data', z.array(sentReceiver)] }),
});
