import { z } from 'zod';
import {
  defineCall,
  instant,
  jsonText,
  okAnd,
  okAnswer,
  siNo,
  versionConflict,
  wholeNumber,
  wireObject,
} from '../common/index.ts';
import { maxBoxes, pageShape, signatureBox } from './document.ts';
import { attachmentType } from './message.ts';
import {
  externalMessageFields,
  maxMessageBody,
  maxMessageTitle,
  messageFields,
  messageRecipients,
} from './message-write.rules.ts';

const boxes = jsonText(z.array(signatureBox).max(maxBoxes));

/**
 * Receives the attachment of a message to be (spec 02 §7): png, jpg, jpeg or pdf, by its bytes whatever its name. A PDF passes the preflight of
 * documents (`pdf-refused`); a picture is decoded away from the server. Fails with `invalid-input` on `file`. A PDF is read again by
 * `readUpload`. `notes` are sentences in the caller's language.
 */
export const uploadAttachment = defineCall({
  name: 'EmtUploadFileNew',
  encoding: 'multipart',
  access: 'admin',
  files: ['file'],
  input: wireObject({ username: ['user', z.string().optional()] }),
  output: okAnd({
    uploadId: ['v_id', z.string()],
    fileName: ['NomeFile', z.string()],
    fileSize: ['FileSize', wholeNumber],
    type: ['attach_type', attachmentType],
    /** Of a PDF; none of a picture. */
    pages: z.array(pageShape),
    notes: z.array(z.string()),
  }),
});

/** What an upload of the caller's is, for a draft that was left; `upload` is null once it is gone. */
const draftUpload = wireObject({
  uploadId: ['v_id', z.string()],
  fileName: ['NomeFile', z.string()],
  fileSize: ['FileSize', wholeNumber],
  type: ['attach_type', attachmentType],
  pages: z.array(pageShape),
});
export type DraftUpload = z.output<typeof draftUpload>;

/** What a draft holds: everything that was typed so far, whether it could be sent or not. */
const draftFields = {
  title: z.string().max(maxMessageTitle * 2),
  body: ['msg', z.string().max(maxMessageBody * 2)],
  recipients: jsonText(messageRecipients),
  uploadId: ['upload_id', z.string().max(100).nullable().optional()],
  viewsAttachment: ['viewAttach', siNo],
  signsAttachment: ['signAttach', siNo],
  boxes: ['v_coords', boxes],
} as const;

/** The `details` of a `conflict`: another tab or device saved the draft first. */
export const draftConflict = versionConflict({});

/** Keeps a draft of the caller's, a new one without `id`. Fails with `conflict` (`draftConflict`) and `not-found`. */
export const saveMessageDraft = defineCall({
  name: 'saveMessageDraft',
  access: 'admin',
  input: wireObject({
    id: z.string().max(100).optional(),
    version: wholeNumber.optional(),
    ...draftFields,
  }),
  output: okAnd({ id: z.string(), version: wholeNumber }),
});

/** The names of whom a draft names, for its chips; what is gone is left out. */
const named = wireObject({ id: z.string(), name: ['fld_name', z.string()] });

const messageDraft = wireObject({
  id: z.string(),
  version: wholeNumber,
  updatedAt: ['updated_at', instant],
  title: z.string(),
  body: ['msg', z.string()],
  recipients: messageRecipients,
  companies: z.array(named),
  groups: z.array(named),
  people: z.array(named),
  upload: draftUpload.nullable(),
  viewsAttachment: ['viewAttach', siNo],
  signsAttachment: ['signAttach', siNo],
  boxes: z.array(signatureBox),
});
export type MessageDraft = z.output<typeof messageDraft>;

/** A draft of the caller's; `not-found` for any other. */
export const getMessageDraft = defineCall({
  name: 'getMessageDraft',
  access: 'admin',
  input: wireObject({ id: z.string().min(1).max(100) }),
  output: okAnd({ draft: messageDraft }),
});

const draftRow = wireObject({
  id: z.string(),
  title: z.string(),
  updatedAt: ['updated_at', instant],
  hasAttachment: ['attach_present', z.boolean()],
});
export type MessageDraftRow = z.output<typeof draftRow>;

/** Drafts that somebody keeps at most; the list of them holds all. */
export const maxMessageDrafts = 100;

/** The caller's drafts, the one written last first. */
export const listMessageDrafts = defineCall({
  name: 'getMessageDrafts',
  method: 'GET',
  access: 'admin',
  input: z.object({}),
  output: wireObject({ drafts: z.array(draftRow) }),
});

/** Throws a draft of the caller's away. */
export const deleteMessageDraft = defineCall({
  name: 'deleteMessageDraft',
  access: 'admin',
  input: wireObject({ id: z.string().min(1).max(100) }),
  output: okAnswer,
});

/** Groups that a search answers at most. */
export const maxGroupsFound = 50;

/** A group whose people the caller may write to. */
const recipientGroup = wireObject({
  id: z.string(),
  name: ['nome', z.string()],
  companyName: ['azienda', z.string()],
  people: wholeNumber,
});
export type RecipientGroup = z.output<typeof recipientGroup>;

/** Searches the groups of the companies that the caller may write to, or of one of them, by name. */
export const findRecipientGroups = defineCall({
  name: 'getMessageGroups',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    text: ['search', z.string().trim().max(100).default('')],
    companyId: ['company', z.string().max(100).optional()],
  }),
  output: wireObject({ groups: ['gruppi', z.array(recipientGroup)] }),
});

/** Names of receivers that a count tells, the first by name. */
export const maxReceiversNamed = 5;

/** How many people recipients are, and the names of the first: each once, with an active account, of companies that the caller may write to. */
export const countRecipients = defineCall({
  name: 'countMessageReceivers',
  access: 'admin',
  input: wireObject({ recipients: jsonText(messageRecipients) }),
  output: okAnd({ total: wholeNumber, names: z.array(z.string()) }),
});

/**
 * Sends a message to people with an account (spec 02 §7), by a job that begins at `startsAt`: until then it can be taken back. `draftId`: the
 * draft that it was, which goes. Asked again with the same `requestId` it answers what was made. Fails with `invalid-input` by field,
 * `not-found` for an upload or a choice that ran out, and `conflict` where the recipients are nobody.
 */
export const sendMessage = defineCall({
  name: 'insertMultiMessageDemoNew',
  access: 'admin',
  input: wireObject({
    token: z.string().optional(),
    requestId: ['request_id', z.string().min(8).max(100)],
    draftId: ['draft_id', z.string().max(100).optional()],
    title: messageFields.title,
    body: ['msg', messageFields.body],
    recipients: jsonText(messageFields.recipients),
    uploadId: ['upload_id', z.string().max(100).optional()],
    viewsAttachment: ['viewAttach', siNo],
    signsAttachment: ['signAttach', siNo],
    /** Where it is to be signed; none where the signer chooses. */
    boxes: ['v_coords', boxes],
  }),
  output: okAnd({ id: z.string(), startsAt: ['date_start', instant], total: wholeNumber }),
});

/** Takes a message back before it starts; what it was is a draft again, whose id is answered. @throws `conflict` once it began. */
export const cancelMessage = defineCall({
  name: 'cancelMessage',
  access: 'admin',
  input: wireObject({ id: ['message_id', z.string().min(1).max(100)] }),
  output: okAnd({ draftId: ['draft_id', z.string()] }),
});

/** Goes on with a message of the caller's that stopped before everybody had it (`stopped`); nothing happens to any other. */
export const resumeMessage = defineCall({
  name: 'resumeMessage',
  access: 'admin',
  input: wireObject({ id: ['message_id', z.string().min(1).max(100)] }),
  output: okAnswer,
});

/**
 * Sends a message to a person without an account (spec 02 §3, demo message): its text by mail. A PDF is attached to the mail, or with
 * `signsAttachment` becomes a document that they sign as a guest by the link in the mail; then boxes are needed. Fails with `invalid-input`
 * by field and `too-many-requests`.
 */
export const sendExternalMessage = defineCall({
  name: 'insertMessageDemo',
  access: 'admin',
  input: wireObject({
    token: z.string().optional(),
    requestId: ['request_id', z.string().min(8).max(100)],
    name: externalMessageFields.name,
    surname: externalMessageFields.surname,
    email: ['mailaddress', externalMessageFields.email],
    title: externalMessageFields.title,
    body: ['msg', externalMessageFields.body],
    signsAttachment: ['enable_signature', siNo],
    uploadId: ['upload_id', z.string().max(100).optional()],
    boxes: ['v_coords', boxes],
  }),
  output: okAnd({ id: z.string() }),
});
