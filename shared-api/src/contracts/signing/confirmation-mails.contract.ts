import { z } from 'zod';
import {
  defineCall,
  idList,
  okAnd,
  okAnswer,
  versionConflict,
  wholeNumber,
  wireObject,
} from '../common/index.ts';
import type { LiveKey } from '../platform/index.ts';
import { confirmationEmail } from './confirmation-mails.rules.ts';

/** Rows that one load of the list brings (spec 02 §2). */
export const confirmationMailPageSize = 30;

/** Most characters of a search for addresses. */
export const maxConfirmationMailSearch = 200;

/** Under which screens keep what they show of confirmation mails. */
export const confirmationMailsLiveKey: LiveKey = ['signing', 'confirmation-mails'];

/** Stands for an address that is added rather than changed (`/editConfMail/0`). */
export const newConfirmationMailId = '0';

/** What is searched for; an empty text finds everything. */
export const confirmationMailSearch = z.string().trim().max(maxConfirmationMailSearch);

const id = z.string().min(1).max(100);

/** An address that gets the signed documents of a company (mail di conferma). */
const confirmationMail = wireObject({
  number: ['DT_RowIndex', wholeNumber],
  id: z.string(),
  email: z.string(),
  companyId: ['idcompany_logo', z.string()],
  companyName: ['azienda', z.string()],
});
export type ConfirmationMailRow = z.output<typeof confirmationMail>;

/**
 * The addresses of the companies that the caller administers, or of one of them, by address (spec 02 §7). `cursor` (`next` of the page
 * before) leads to the next rows of the same filters; `next` is null at the end. Fails with `forbidden` for another's company.
 */
export const listConfirmationMails = defineCall({
  name: 'getMailsConfSigned',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    username: z.string().optional(),
    start: wholeNumber.pipe(z.number().min(0).max(1_000_000)).default(0),
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(confirmationMailPageSize),
    search: ['curSrcText', confirmationMailSearch.default('')],
    companyId: ['company', z.string().max(100).optional()],
    cursor: z.string().max(400).optional(),
  }),
  output: wireObject({
    rows: ['data', z.array(confirmationMail)],
    total: ['recordsTotal', wholeNumber],
    next: z.string().nullable(),
  }),
});

/** What the form holds. */
export const confirmationMailForm = z.object({ email: confirmationEmail });
export type ConfirmationMailForm = z.output<typeof confirmationMailForm>;

/** One address for its form. */
export const getConfirmationMail = defineCall({
  name: 'getConfMailDocSign',
  access: 'admin',
  input: wireObject({ id: ['v_id', id] }),
  output: okAnd({
    email: z.string(),
    companyId: ['idcompany_logo', z.string()],
    companyName: ['azienda', z.string()],
    version: wholeNumber,
  }),
});

/** The `details` of a `conflict` when an address is saved that somebody else changed. */
export const confirmationMailConflict = versionConflict({ email: z.string() });

/**
 * Adds an address to a company (`newConfirmationMailId`; by default the caller's), or changes one. Fails with `conflict` on `email` for one
 * that the company has already, with `invalid-input` on it where the company has `maxConfirmationMails`, and with `conflict`
 * (`confirmationMailConflict` in its details) for a second writer.
 */
export const saveConfirmationMail = defineCall({
  name: 'saveConfMailDocSign',
  access: 'admin',
  input: wireObject({
    id: ['v_id', id],
    email: ['v_mail', confirmationEmail],
    companyId: ['company', z.string().max(100).optional()],
    version: wholeNumber.optional(),
  }),
  output: okAnd({ id: z.string(), version: wholeNumber }),
});

/** Deletes addresses, all or none. */
export const deleteConfirmationMails = defineCall({
  name: 'deleteConfMailDocSign',
  access: 'admin',
  input: wireObject({ ids: ['v_id', idList.refine((ids) => ids.length > 0)] }),
  output: okAnswer,
});
