import { z } from 'zod';
import { defineCall, jsonText, okAnd, okAnswer, siNo, wireObject } from '../common/index.ts';
import { maxShownPages, shownPage } from './shown-pages.ts';
import { drawnSignature, maxDrawingsAtOnce } from './sign.contract.ts';

/** Where the sealed PDF of a completed document stands. `failed`: a try did not work; it is tried again by itself, and on request. */
export const sealingState = z.enum(['sealing', 'failed', 'signed']);
export type SealingState = z.infer<typeof sealingState>;

/**
 * Completes a document: every box must be signed ('Complete all signatures on the document'), the PDF is sealed once however
 * often this is called, and the signed PDF goes to the signer by mail. Does not wait for the PDF: `state` is `sealing` until it is
 * there, and the live line announces when that changes (`getSealing`).
 */
export const completeDocument = defineCall({
  name: 'AlertMsgSaveDataSignsDocSign',
  access: 'guest',
  input: wireObject({
    user: ['v_user', z.string().optional()],
    id: ['v_id_message', z.string().min(1)],
    signatures: ['v_info_signs', jsonText(z.array(drawnSignature).max(maxDrawingsAtOnce)).optional()],
    shownPages: ['v_pages_shown', jsonText(z.array(shownPage).max(maxShownPages)).optional()],
    email: ['v_mail', z.string().optional()],
    challenge: z.string().optional(),
  }),
  output: okAnd({
    state: sealingState,
    inputPath: ['PathPdfInput', z.string()],
    outputPath: ['PathPdfOutput', z.string()],
    imagesPath: ['PathImagesSigns', z.string()],
  }),
});

/** Where sealing a completed document stands, for its receiver. @throws `signatures-incomplete` before it is completed. */
export const getSealing = defineCall({
  name: 'DocSignGetSealing',
  method: 'GET',
  access: 'guest',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
  output: wireObject({
    state: sealingState,
    /** Whether the signed PDF goes to the signer by mail: one may do without it. */
    isMailed: ['mail_sent', siNo],
    /** Whether the sender is mailed as well, with the signed PDF where a copy is saved. */
    isSenderMailed: ['sender_mail_sent', siNo],
    savesCopy: ['save_doc', siNo],
  }),
});

/** Sends the signed PDF to the signer once more. */
export const resendSignedCopy = defineCall({
  name: 'AlertMsgGetSendMailDocSignedDocSign',
  access: 'guest',
  input: wireObject({ username: z.string().optional(), id: ['v_id', z.string().min(1)] }),
  output: okAnswer,
});

/**
 * Has the sealed PDF of a completed document made again, where it was tried in vain. Does not wait for it: `state` is `sealing`
 * until it is there. A document that is sealed meanwhile answers `signed`.
 */
export const sealDocumentAgain = defineCall({
  name: 'DocSignSealAgain',
  access: 'admin',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
  output: okAnd({ state: sealingState }),
});
