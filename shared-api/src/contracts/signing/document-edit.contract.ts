import { z } from 'zod';
import {
  defineCall,
  okAnd,
  okAnswer,
  siNo,
  versionConflict,
  wholeNumber,
  wireObject,
  zeroOne,
} from '../common/index.ts';
import { documentIds } from './document.ts';
import { expiryHours, isExpiryComplete, receiverFields } from './document.rules.ts';
import { refusedAs } from './document.texts.ts';

/** What the edit form holds. The hours are null while none are typed. */
export const documentForm = z
  .object({ ...receiverFields, expires: z.boolean(), expiryHours: expiryHours.nullable() })
  .refine(isExpiryComplete, { ...refusedAs('hours-required'), path: ['expiryHours'] });
export type DocumentFormValues = z.infer<typeof documentForm>;

type Request = Pick<DocumentFormValues, 'receiverName' | 'receiverSurname' | 'receiverEmail' | 'title'>;

/**
 * Whether the same is asked of the same person: whoever signs a document was sent this very title, in this very name. One that was sent and
 * asks something else is taken back: its link ends, and it is to be sent again (departure D68).
 */
export function isSameRequest(one: Request, other: Request): boolean {
  const name = (text: string) => text.trim();
  return (
    name(one.receiverName) === name(other.receiverName) &&
    name(one.receiverSurname) === name(other.receiverSurname) &&
    name(one.receiverEmail).toLowerCase() === name(other.receiverEmail).toLowerCase() &&
    name(one.title) === name(other.title)
  );
}

/** One document for its edit form; `isSent` of one that waits for its signature. */
export const getDocumentForm = defineCall({
  name: 'docsignGetDoc',
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
    isSent: ['sent', zeroOne.optional()],
  }),
});

/** The `details` of a `conflict`. */
export const documentConflict = versionConflict({
  receiverName: z.string(),
  receiverSurname: z.string(),
  receiverEmail: z.string(),
  title: z.string(),
  expires: z.boolean(),
  expiryHours: z.number().nullable(),
});
export type DocumentConflict = z.infer<typeof documentConflict>;

/** Saves the edit form. A second writer gets `conflict` (`documentConflict` in its details); a signed document is refused. */
export const updateDocument = defineCall({
  name: 'docsignSaveDoc',
  access: 'admin',
  input: wireObject({
    id: ['v_id', z.string().min(1)],
    receiverName: ['nome', receiverFields.receiverName],
    receiverSurname: ['cognome', receiverFields.receiverSurname],
    receiverEmail: ['mailaddress', receiverFields.receiverEmail],
    title: receiverFields.title,
    expires: ['enable_expire', siNo],
    expiryHours: ['hours_before_expire', wholeNumber.pipe(expiryHours).optional()],
    version: wholeNumber,
  }),
  output: okAnd({
    version: wholeNumber,
    /** It was sent, and is to be sent again. */
    isTakenBack: ['taken_back', zeroOne.optional()],
  }),
});

/** Deletes one document, a signed one for who manages it alone (departure D81). Its files stay as long as the evidence must be kept. */
export const deleteDocument = defineCall({
  name: 'DocSignDeleteDocumentApi',
  access: 'admin',
  input: wireObject({ id: z.string().min(1), username: z.string().optional() }),
  output: okAnswer,
});

/** Deletes several documents (`maxDocumentsAtOnce`), all or none. */
export const deleteDocuments = defineCall({
  name: 'DocSignDeleteMultiDocumentApi',
  access: 'admin',
  input: wireObject({ ids: ['id', documentIds[1]], username: z.string().optional() }),
  output: okAnswer,
});
