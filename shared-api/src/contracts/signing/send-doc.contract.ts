import { z } from 'zod';
import {
  defineCall,
  idList,
  instant,
  jsonText,
  okAnd,
  okAnswer,
  siNo,
  wholeNumber,
  wireObject,
} from '../common/index.ts';
import { maxBulkReceivers } from '../directory/index.ts';
import { signatureBox, maxBoxes } from './document.ts';
import { expiryHours, sendTitle } from './document.rules.ts';
import { refusedAs } from './document.texts.ts';

/** Bulk sends that the list of one's own holds at most, the newest first. */
export const maxBulkSendsListed = 20;

/**
 * Why somebody gets no document. `no-phone`: their company asks for a code by SMS, and no number is recorded; `inactive`: the account is
 * switched off; `gone`: it is gone; `not-allowed`: who sends it may not any more; `mail-failed` and `mail-bounced`: the document is there, its mail
 * is not; `failed`: what the server could not do, which it may the next time.
 */
const bulkSendProblem = z.enum([
  'no-email',
  'no-phone',
  'inactive',
  'gone',
  'not-allowed',
  'too-many-requests',
  'mail-failed',
  'mail-bounced',
  'failed',
]);
export type BulkSendProblem = z.infer<typeof bulkSendProblem>;

/** Somebody who was chosen, and why they could get no document as things stand. */
const chosenReceiver = wireObject({
  userId: ['user_id', z.string()],
  receiverName: ['nome', z.string()],
  receiverSurname: ['cognome', z.string()],
  receiverEmail: ['mailaddress', z.string()],
  companyName: ['company', z.string().nullable()],
  problem: bulkSendProblem.nullable(),
});
export type ChosenReceiver = z.output<typeof chosenReceiver>;

/**
 * Whom an administrator chose in the list of users, by name (spec 03 §4), all of them: who is one too many is taken away by who sees them. `not-found` for a choice that
 * is not the caller's, or older than a day.
 */
export const listChosenReceivers = defineCall({
  name: 'DocSignGetChosenUsers',
  access: 'admin',
  input: wireObject({ choiceId: ['chosen', z.string().min(1)] }),
  output: okAnd({ receivers: z.array(chosenReceiver) }),
});

/** The sizes in bytes that an attachment may have (spec 02 §9); of an upload of one's own, which is named, also what it is. */
export const getUploadLimits = defineCall({
  name: 'EmtGetFile',
  access: 'admin',
  input: wireObject({ uploadId: ['v_id', z.string().optional()] }),
  output: okAnd({
    minSize: ['MinFileSize', wholeNumber],
    maxSize: ['MaxFileSize', wholeNumber],
    fileName: ['NomeFile', z.string()],
    fileSize: ['FileSize', wholeNumber],
  }),
});

const isSomebody = (ids: readonly string[]) => ids.length > 0;
const isWithinLimit = (ids: readonly string[]) => ids.length <= maxBulkReceivers;
const hasBox = (boxes: readonly unknown[]) => boxes.length > 0;

/** What the form and the server check of a document for chosen users, in words of their own (spec 02 §5, Send document). */
export const bulkSendFields = {
  title: sendTitle,
  userIds: z
    .array(z.string().min(1))
    .refine(isSomebody, refusedAs('receivers-required'))
    .refine(isWithinLimit, refusedAs('too-many-receivers')),
};

/**
 * Sends an upload to those of a choice who are named, by a job that begins at `startsAt`: until then it can be cancelled. Asked again
 * for the same upload it answers what was made. `hours` is needed where the documents expire.
 */
export const createBulkSend = defineCall({
  name: 'DocSignInsertMultiDocument',
  access: 'admin',
  input: wireObject({
    choiceId: ['chosen', z.string().min(1)],
    userIds: ['list_ids', idList.pipe(bulkSendFields.userIds)],
    uploadId: ['upload_id', z.string()],
    title: bulkSendFields.title,
    boxes: [
      'v_coords',
      jsonText(z.array(signatureBox).max(maxBoxes).refine(hasBox, refusedAs('boxes-required'))),
    ],
    savesCopy: ['v_save_doc', siNo],
    expires: ['v_expire', siNo],
    /** Whether every page has to be shown before one signs; where the company asks for it, it is so in any case. */
    needsAllPages: ['v_all_pages', siNo.optional()],
    hours: ['v_hours', wholeNumber.pipe(expiryHours).optional()],
    product: ['productid', z.string().optional()],
  }),
  output: okAnd({ id: z.string(), startsAt: ['date_start', instant] }),
});

/** Where a bulk send stands: before its start it can be cancelled. */
const bulkSendState = z.enum(['scheduled', 'running', 'done', 'cancelled']);
export type BulkSendState = z.infer<typeof bulkSendState>;

/** Where one person's document is: not made yet; made, with its mail on the way; sent; or not sent, for a reason. */
const bulkReceiverState = z.enum(['waiting', 'created', 'sent', 'failed']);
export type BulkReceiverState = z.infer<typeof bulkReceiverState>;

const bulkReceiver = wireObject({
  userId: ['user_id', z.string()],
  name: z.string(),
  email: ['mailaddress', z.string()],
  state: bulkReceiverState,
  problem: bulkSendProblem.nullable(),
  documentId: ['id', z.string().nullable()],
});
export type BulkReceiver = z.output<typeof bulkReceiver>;

const bulkSendFacts = {
  id: z.string(),
  title: z.string(),
  state: bulkSendState,
  createdAt: ['created_at', instant],
  startsAt: ['date_start', instant],
  total: wholeNumber,
  sent: wholeNumber,
  failed: wholeNumber,
} as const;

const bulkSend = wireObject({
  ...bulkSendFacts,
  fileName: ['attachment', z.string()],
  receivers: z.array(bulkReceiver),
});
export type BulkSend = z.output<typeof bulkSend>;

const bulkSendRow = wireObject(bulkSendFacts);
export type BulkSendRow = z.output<typeof bulkSendRow>;

const byId = wireObject({ id: z.string().min(1) });

/** One bulk send of the caller's, with where each person's document is. */
export const getBulkSend = defineCall({
  name: 'DocSignGetMultiDocument',
  access: 'admin',
  input: byId,
  output: okAnd({ bulkSend: ['document', bulkSend] }),
});

/** The caller's bulk sends, the newest first, so that one that was left is found again. */
export const listBulkSends = defineCall({
  name: 'DocSignListMultiDocuments',
  access: 'admin',
  input: z.object({}),
  output: okAnd({ bulkSends: ['documents', z.array(bulkSendRow)] }),
});

/** Takes a bulk send back before its start; its upload can be sent again. @throws `conflict` once it began. */
export const cancelBulkSend = defineCall({
  name: 'DocSignCancelMultiDocument',
  access: 'admin',
  input: byId,
  output: okAnswer,
});

/** Tries again for those whom it failed for, once a bulk send is done. @throws `conflict` before, and where it failed for nobody. */
export const retryBulkSend = defineCall({
  name: 'DocSignRetryMultiDocument',
  access: 'admin',
  input: byId,
  output: okAnswer,
});
