import { z } from 'zod';
import { defineCall, defineDownload, jsonText, okAnd, siNo, wireObject } from '../common/index.ts';
import { maxBoxes, pageShape, signatureBox } from './document.ts';
import { maxReceivers, receiverFields, receiverShape } from './document.rules.ts';
import { refusedAs } from './document.texts.ts';

const hasBox = (boxes: readonly unknown[]) => boxes.length > 0;

/**
 * Receives the PDF of a document to be, before its boxes are placed (spec 02 §7): preflight accepts, repairs or refuses it
 * (`pdf-refused`, with the reason as a sentence). `notes` are sentences in the caller's language ('già firmato da …').
 */
export const uploadDocument = defineCall({
  name: 'DocSignUploadFileForSetSign',
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
  access: 'admin',
  input: wireObject({ uploadId: ['upload_id', z.string()] }),
});

/**
 * Makes a document from an upload, its receiver and its boxes (at least one: 'Set at least one signature in the document'). `otherReceivers`
 * get a document of their own each, of the same file and boxes; all are made or none (decision 032). `ids` are in the order of the receivers.
 */
export const createDocument = defineCall({
  name: 'DocSignInsertDocumentNew',
  access: 'admin',
  input: wireObject({
    uploadId: ['upload_id', z.string()],
    receiverName: ['name', receiverFields.receiverName],
    receiverSurname: ['surname', receiverFields.receiverSurname],
    receiverEmail: ['mailaddress', receiverFields.receiverEmail],
    otherReceivers: ['other_receivers', jsonText(z.array(receiverShape).max(maxReceivers - 1)).optional()],
    title: receiverFields.title,
    boxes: [
      'v_coords',
      jsonText(z.array(signatureBox).min(1).max(maxBoxes).refine(hasBox, refusedAs('boxes-required'))),
    ],
    savesCopy: ['v_save_doc', siNo],
    expires: ['v_expire', siNo],
    /** Whether every page has to be shown before one signs; where the company asks for it, it is so in any case. */
    needsAllPages: ['v_all_pages', siNo.optional()],
    product: ['productid', z.string().optional()],
  }),
  output: okAnd({ id: z.string(), ids: z.array(z.string()) }),
});
