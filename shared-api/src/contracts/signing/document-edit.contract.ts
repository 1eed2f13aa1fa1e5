import { z } from 'zod';
import { defineCall, instant, okAnd, okAnswer, siNo, wholeNumber, wireObject } from '../common/index.ts';
import { documentIds } from './document.ts';
import { isExpiryHours, receiverFields } from './document.rules.ts';
import { refusedAs } from './document.texts.ts';

const expiryHours = wholeNumber.pipe(z.number().refine(isExpiryHours, refusedAs('hours-out-of-range')));

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
