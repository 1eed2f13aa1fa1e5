import { z } from 'zod';
import { idList, instant, siNo, wholeNumber, wireObject, zeroOne } from '../common/index.ts';

/**
 * A signature box on a page as a viewer shows it: crop box and rotation applied, origin at the top left, all four values as
 * shares (0 to 1) of the shown width and height, so that they hold at any scale (spec 02 §3, departure D16). Pages count from 1.
 */
export const signatureBox = z.object({
  page: z.number().int().min(1),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().gt(0).max(1),
  height: z.number().gt(0).max(1),
});
export type SignatureBox = z.infer<typeof signatureBox>;

/** Boxes that a document has at most. */
export const maxBoxes = 200;

/**
 * A page as shown: size in points after rotation, and the rotation that the viewer applies. `isIncomplete`: something that it draws is
 * missing in the file, or ends too early, which a viewer may not notice.
 */
export const pageShape = z.object({
  width: z.number(),
  height: z.number(),
  rotation: z.number(),
  isIncomplete: z.boolean().optional(),
});
export type PageShape = z.infer<typeof pageShape>;

/** What happened to the mail of a document (or of its signed copy), as far as we know; `none` of one that was sent: its receiver does without mails. */
export const deliveryState = z.enum(['none', 'queued', 'sent', 'failed', 'bounced']);
export type DeliveryState = z.infer<typeof deliveryState>;

/** Where a document stands (spec 02 §4). `sealing`: every box is signed, the sealed PDF is being made. */
export const documentState = z.enum(['draft', 'sent', 'sealing', 'signed']);
export type DocumentState = z.infer<typeof documentState>;

/**
 * The one state that people decide by (departure D92): what its sender waits for, or what went wrong. `opened`: its receiver looked at
 * it since it was last sent; `partly`: some boxes are signed; `undelivered` and `bounced`: the mail did not arrive; `unsealed`: every box is
 * signed, and nobody makes the sealed PDF any more; `changed`: a file of it is not what was stored.
 */
const documentLifecycle = z.enum([
  'draft',
  'sent',
  'opened',
  'partly',
  'sealing',
  'signed',
  'expired',
  'undelivered',
  'bounced',
  'unsealed',
  'changed',
]);
export type DocumentLifecycle = z.infer<typeof documentLifecycle>;

/** What the caller may do with a document; screens offer nothing else. */
const documentRights = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  send: z.boolean(),
  view: z.boolean(),
  sign: z.boolean(),
  verifyMobile: z.boolean(),
  download: z.boolean(),
  /** Send the signed PDF to its signer once more. */
  sendCopy: z.boolean(),
  /** Have the sealed PDF made again, where making it failed. */
  sealAgain: z.boolean(),
});
export type DocumentRights = z.infer<typeof documentRights>;

/** A row of the document grid (spec 02 §3, departures D60 and D92). */
export const documentRow = wireObject({
  number: ['row_id', wholeNumber],
  id: z.string(),
  createdAt: ['created_at', instant],
  title: ['title_formatted', z.string()],
  sender: ['email_mitt', z.string()],
  receiverName: ['nome', z.string()],
  receiverSurname: ['cognome', z.string()],
  receiverEmail: ['email_dest', z.string()],
  savesCopy: ['save_doc', siNo],
  isPhoneVerified: ['check_mobile', zeroOne],
  isSent: ['sent', zeroOne],
  sentAt: ['date_sent', instant.nullable()],
  expires: ['enable_expire', siNo],
  expiryHours: ['hours_before_expire', wholeNumber.nullable()],
  expiresAt: ['date_expire', instant.nullable()],
  isSigned: ['is_signatured', zeroOne],
  signedAt: ['date_hour_signed', instant.nullable()],
  attachment: z.string(),
  state: documentState,
  lifecycle: documentLifecycle,
  /** Since when it is in that state. */
  lifecycleSince: ['lifecycle_since', instant],
  delivery: deliveryState,
  deliveryProblem: ['delivery_problem', z.string().nullable()],
  /** When a queued mail leaves, where the mail times of a company put it off. */
  mailLeavesAt: ['mail_leaves_at', instant.nullable().optional()],
  signaturesDone: ['signs_done', wholeNumber],
  signaturesTotal: ['signs_total', wholeNumber],
  /** Whoever opened its link said that they are not its receiver: nobody signs until it is sent anew. */
  isMisaddressed: ['wrong_receiver', z.boolean().optional()],
  /** A file of it is not what was stored, and is refused. */
  isFileChanged: ['file_changed', z.boolean().optional()],
  /** Every box is signed, but making the sealed PDF failed so far. */
  hasSealProblem: ['seal_problem', z.boolean().optional()],
  /** It is not tried again by itself either: somebody has to ask for it. */
  isSealGivenUp: ['seal_given_up', z.boolean().optional()],
  may: documentRights,
  version: wholeNumber,
});
export type DocumentRow = z.output<typeof documentRow>;

/** The status filter of the grid: all, signed, not signed (spec 02 §2). */
export const statusFilter = z.enum(['-1', '1', '0']);
export type StatusFilter = z.infer<typeof statusFilter>;

/** The fields of one signature box (spec 02 §3): where it is, and what was drawn and stamped in it. */
export const documentBox = wireObject({
  index: ['indexElement', wholeNumber],
  page: wholeNumber,
  x: ['coordXView', z.number()],
  y: ['coordYView', z.number()],
  width: ['widthView', z.number()],
  height: ['heightView', z.number()],
  isSigned: ['signed', zeroOne],
  image: ['imageSign', z.string().nullable()],
  firstLine: ['testo1', z.string()],
  secondLine: ['testo2', z.string()],
});
export type DocumentBox = z.output<typeof documentBox>;

/** Documents that one call sends or deletes at most: all of them happen or none, and nobody else should wait for that long. */
export const maxDocumentsAtOnce = 50;

export const documentIds = [
  'v_id',
  idList.pipe(z.array(z.string().min(1)).min(1).max(maxDocumentsAtOnce)),
] as const;
