import { z } from 'zod';
import { defineCall, okAnswer, wholeNumber, wireObject, zeroOne } from '../common/index.ts';
import { countCall } from '../platform/index.ts';
import { documentIds, documentRow, statusFilter } from './document.ts';

/** Rows that one load of the grid brings (spec 02 §9). */
export const documentPageSize = 30;

/**
 * The document grid (spec 02 §7), newest first: for administrators the documents of their companies, for receivers those
 * addressed to them, for a guest his one document; `asReceiver` asks an administrator's own, whoever sent them. `cursor` (of the row before) leads to the next rows; `next` is null at the end.
 */
export const listDocuments = defineCall({
  name: 'DocSignGetDocumentsApi',
  method: 'GET',
  path: '/public/api/DocSignGetDocumentsApi',
  encoding: 'query',
  access: 'guest',
  input: wireObject({
    username: z.string().optional(),
    product: ['productid', z.string().optional()],
    start: wholeNumber.default(0),
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(documentPageSize),
    cursor: z.string().optional(),
    status: ['curStatus', statusFilter.default('0')],
    search: ['curSrcText', z.string().max(200).default('')],
    companyId: ['company', z.string().optional()],
    userId: ['resource', z.string().optional()],
    asReceiver: ['as_receiver', zeroOne.optional()],
  }),
  output: wireObject({ rows: ['data', z.array(documentRow)], next: z.string().nullable() }),
});

/** Documents that wait for the caller's signature (spec 01 §7). */
export const countDocumentsToSign = countCall('getNumDocToSignApi');

/** Deletes one document. Its files stay as long as the evidence must be kept. */
export const deleteDocument = defineCall({
  name: 'DocSignDeleteDocumentApi',
  method: 'POST',
  encoding: 'form',
  access: 'admin',
  input: wireObject({ id: z.string().min(1), username: z.string().optional() }),
  output: okAnswer,
});

/** Deletes several documents (`maxDocumentsAtOnce`), all or none. */
export const deleteDocuments = defineCall({
  name: 'DocSignDeleteMultiDocumentApi',
  method: 'POST',
  encoding: 'form',
  access: 'admin',
  input: wireObject({ ids: ['id', documentIds[1]], username: z.string().optional() }),
  output: okAnswer,
});

/**
 * Sends documents (`maxDocumentsAtOnce`) to their receivers, all or none; sending again makes a new link and the old one ends. `hours` is needed
 * where a document expires and has no hours of its own ('Specify a value greater than 0 and less than or equal to 24').
 */
export const sendDocuments = defineCall({
  name: 'DocSignSendMessage',
  method: 'POST',
  encoding: 'form',
  access: 'admin',
  input: wireObject({ ids: documentIds, hours: ['v_hours', wholeNumber.optional()] }),
  output: okAnswer,
});
