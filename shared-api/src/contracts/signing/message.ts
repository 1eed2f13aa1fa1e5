import { z } from 'zod';
import { instant, wholeNumber, wireObject, zeroOne } from '../common/index.ts';

/** What an attachment of a message may be (spec 02 §9). */
const attachmentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export const attachmentType = z.enum(attachmentTypes);
export type AttachmentType = z.infer<typeof attachmentType>;

/** What the caller may do with a message that they got; screens offer nothing else. */
const messageRights = z.object({
  /** Read its text and its attachment: once its reading was accepted. */
  open: z.boolean(),
  /** Open the attachment. */
  view: z.boolean(),
  sign: z.boolean(),
  /** Sign it as soon as its reading is accepted. */
  signOnceRead: z.boolean(),
  remove: z.boolean(),
});
export type MessageRights = z.infer<typeof messageRights>;

/** A row of the inbox (spec 02 §3): the copy of a message that one person got. */
export const messageRow = wireObject({
  number: ['DT_RowIndex', wholeNumber],
  /** Of this person's copy: what calls are made with. */
  id: z.string(),
  /** Of the message, the same for all who got it. */
  messageId: ['message_id', z.string()],
  title: ['title_formatted', z.string()],
  createdAt: ['created_at', instant],
  isRead: ['read', zeroOne],
  readAt: ['date_read', instant.nullable()],
  senderCompany: ['cmp_mitt', z.string()],
  receiver: ['dest_formatted', z.string()],
  /** The name of the attachment; empty without one. */
  attachment: z.string(),
  attachmentType: ['attach_type', attachmentType.nullable()],
  hasAttachment: ['attach_present', zeroOne],
  isSigned: ['signature', zeroOne],
  isSignatureEnabled: ['signature_enabled', zeroOne],
  /** The document that its signature made; null while it is not signed. */
  documentId: ['document_id', z.string().nullable()],
  may: messageRights,
});
export type MessageRow = z.output<typeof messageRow>;
