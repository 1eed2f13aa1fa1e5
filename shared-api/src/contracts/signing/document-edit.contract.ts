import { z } from 'zod';
import {
  defineCall,
  defineDownload,
  instant,
  jsonText,
  siNo,
  wholeNumber,
  okAnd,
  wireObject,
} from '../common/index.ts';
import { maxBoxes, pageShape, signatureBox, documentBox } from './document.ts';
import { isExpiryHours, receiverFields } from './document.rules.ts';
import { refusedAs } from './document.texts.ts';

const expiryHours = wholeNumber.pipe(z.number().refine(isExpiryHours, refusedAs('hours-out-of-range')));
const hasBox = (boxes: readonly unknown[]) => boxes.length > 0;

/**
 * Takes the PDF of a document to be, before its boxes are placed (spec 02 §7): preflight accepts, repairs or refuses it
 * (`pdf-refused`, with the reason in words). `notes` are sentences in the caller's language ('già firmato da …').
 */
export const uploadDocument = defineCall({
  name: 'DocSignUploadFileForSetSign',
  method: 'POST',
  encoding: 'multipart',
  access: 'admin',
  files: ['v_file'],
  input: wireObject({ username: z.string().optional() }),
  output: okAnd({
    uploadId: ['upload_id', z.string()],
    address: ['UrlPath', z.string()],
    pages: z.array(pageShape),
    notes: z.array(z.string()),
  }),
});

/** The PDF of an upload, for the screen that places the boxes. Only for who uploaded it. */
export const readUpload = defineDownload({
  name: 'DocSignReadUpload',
  method: 'GET',
  encoding: 'query',
  access: 'admin',
  input: wireObject({ uploadId: ['upload_id', z.string()] }),
});

/** Makes a document from an upload, its receiver and its boxes (at least one: 'Set at least one signature in the document'). */
export const createDocument = defineCall({
  name: 'DocSignInsertDocumentNew',
  method: 'POST',
  encoding: 'form',
  access: 'admin',
  input: wireObject({
    uploadId: ['upload_id', z.string()],
    receiverName: ['name', receiverFields.receiverName],
    receiverSurname: ['surname', receiverFields.receiverSurname],
    receiverEmail: ['mailaddress', receiverFields.receiverEmail],
    title: receiverFields.title,
    boxes: [
      'v_coords',
      jsonText(z.array(signatureBox).min(1).max(maxBoxes).refine(hasBox, refusedAs('boxes-required'))),
    ],
    savesCopy: ['v_save_doc', siNo],
    expires: ['v_expire', siNo],
    product: ['productid', z.string().optional()],
  }),
  output: okAnd({ id: z.string() }),
});

/** One document for its edit form. */
export const getDocumentForm = defineCall({
  name: 'docsignGetDoc',
  method: 'POST',
  encoding: 'form',
  access: 'admin',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
  output: okAnd({
    receiverName: ['nome', z.string()],
    receiverSurname: ['cognome', z.string()],
    receiverEmail: ['mailaddress', z.string()],
    title: z.string(),
    expires: ['enable_expire', siNo],
    expiryHours: ['hours_before_expire', wholeNumber.nullable()],
    version: wholeNumber,
  }),
});

/** The `details` of a `conflict`: who wrote first, when, and what stands now; saving again with its `version` overwrites it. */
export const documentConflict = z.object({
  changedBy: z.string(),
  changedAt: instant,
  current: z.object({
    receiverName: z.string(),
    receiverSurname: z.string(),
    receiverEmail: z.string(),
    title: z.string(),
    expires: z.boolean(),
    expiryHours: z.number().nullable(),
    version: z.number(),
  }),
});
export type DocumentConflict = z.infer<typeof documentConflict>;

/** Saves the edit form. A second writer gets `conflict` (`documentConflict` in its details); a signed document is refused. */
export const updateDocument = defineCall({
  name: 'docsignSaveDoc',
  method: 'POST',
  encoding: 'form',
  access: 'admin',
  input: wireObject({
    id: ['v_id', z.string().min(1)],
    receiverName: ['nome', receiverFields.receiverName],
    receiverSurname: ['cognome', receiverFields.receiverSurname],
    receiverEmail: ['mailaddress', receiverFields.receiverEmail],
    title: receiverFields.title,
    expires: ['enable_expire', siNo],
    expiryHours: ['hours_before_expire', expiryHours.optional()],
    version: wholeNumber,
  }),
  output: okAnd({ version: wholeNumber }),
});

/** A document to look at or to sign: its boxes and where its PDF is read (spec 02 §3, document view). */
export const getDocumentToSign = defineCall({
  name: 'DocSignGetAttachment',
  method: 'POST',
  encoding: 'form',
  access: 'guest',
  input: wireObject({
    user: ['v_user', z.string().optional()],
    fileName: ['v_file_name', z.string().optional()],
    id: ['v_id_message', z.string().min(1)],
  }),
  output: wireObject({
    id: z.string(),
    title: z.string(),
    sender: ['email_mitt', z.string()],
    receiverEmail: ['email_dest', z.string()],
    boxes: ['InfoSigns', z.array(documentBox)],
    address: ['PathReturn', z.string()],
    pages: z.array(pageShape),
    needsCode: ['otpSms', siNo],
    maySign: ['may_sign', z.boolean()],
    isSigned: ['is_signatured', z.boolean()],
  }),
});

/** The PDF of a document as its receiver sees it: the original until it is sealed, then the sealed one. */
export const readDocumentFile = defineDownload({
  name: 'DocSignReadFile',
  method: 'GET',
  encoding: 'query',
  access: 'guest',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
});

/** The saved signed copy (spec 02 §4: exactly one selected, signed, with a saved copy). */
export const downloadDocuments = defineDownload({
  name: 'AlertMsgDownAttachDocSign',
  method: 'GET',
  encoding: 'query',
  access: 'guest',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
});
