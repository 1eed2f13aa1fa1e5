import { z } from 'zod';
import { defineCall, jsonText, okAnswer, siNo, okAnd, wireObject, zeroOne } from '../common/index.ts';
import { documentBox } from './document.ts';

/** One drawing as the receiver confirms it: a PNG as a data URL, 300 KB at most. */
export const drawnSignature = z.object({
  index: z.number().int().min(0),
  image: z.string().startsWith('data:image/png;base64,').max(400_000),
});
export type DrawnSignature = z.infer<typeof drawnSignature>;

/**
 * Keeps drawings, one or more boxes at a time (spec 02 §4): what was acknowledged is never lost, and a box once signed stays as
 * it is. The server stamps the lines with its own clock. `challenge`: the passed code where an SMS code is asked for.
 */
export const saveSignatures = defineCall({
  name: 'AlertMsgSaveDataSigns',
  method: 'POST',
  encoding: 'form',
  access: 'guest',
  input: wireObject({
    user: ['v_user', z.string().optional()],
    id: ['v_id_message', z.string().min(1)],
    signatures: ['v_info_signs', jsonText(z.array(drawnSignature).min(1).max(20))],
    challenge: z.string().optional(),
  }),
  output: okAnd({ boxes: ['InfoSigns', z.array(documentBox)] }),
});

/**
 * Completes a document: every box must be signed ('Complete all signatures on the document'), the PDF is sealed once however
 * often this is called, and the signed PDF goes to the signer by mail. Answers when it is sealed; `pdf-editing-failed`
 * ('Error signing document') when that did not work yet: it is tried again by itself.
 */
export const completeDocument = defineCall({
  name: 'AlertMsgSaveDataSignsDocSign',
  method: 'POST',
  encoding: 'form',
  access: 'guest',
  input: wireObject({
    user: ['v_user', z.string().optional()],
    id: ['v_id_message', z.string().min(1)],
    signatures: ['v_info_signs', jsonText(z.array(drawnSignature).max(20)).optional()],
    email: ['v_mail', z.string().optional()],
    challenge: z.string().optional(),
  }),
  output: okAnd({
    inputPath: ['PathPdfInput', z.string()],
    outputPath: ['PathPdfOutput', z.string()],
    imagesPath: ['PathImagesSigns', z.string()],
    /** Whether the signed PDF went to the signer by mail: one may do without it. */
    isMailed: ['mail_sent', siNo],
  }),
});

/** Sends the signed PDF to the signer once more. */
export const resendSignedCopy = defineCall({
  name: 'AlertMsgGetSendMailDocSignedDocSign',
  method: 'POST',
  encoding: 'form',
  access: 'guest',
  input: wireObject({ username: z.string().optional(), id: ['v_id', z.string().min(1)] }),
  output: okAnswer,
});

/**
 * Has the sealed PDF of a completed document made again, where it was tried in vain; waits for it like the completion. Fails with
 * `pdf-editing-failed`; `goesOn` in its details says that it is still being made. A document that is sealed meanwhile is fine.
 */
export const sealDocumentAgain = defineCall({
  name: 'DocSignSealAgain',
  method: 'POST',
  encoding: 'form',
  access: 'admin',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
  output: okAnswer,
});

/** Whether the document that the caller came for has expired (spec 02 §2): 0 goes on, 1 shows 'Document expired !'. */
export const checkDocumentExpiry = defineCall({
  name: 'checkExpireMessage',
  method: 'POST',
  encoding: 'form',
  access: 'guest',
  input: wireObject({ id: ['v_id', z.string().optional()] }),
  output: wireObject({ isExpired: ['Result', zeroOne] }),
});

/** Where the receiver's codes go: the number is masked (spec 02 §3). */
export const getVerificationData = defineCall({
  name: 'AlertMsgGetDataForOtp',
  method: 'POST',
  encoding: 'form',
  access: 'guest',
  input: wireObject({ user: ['v_user', z.string().optional()], id: ['v_id_message', z.string().min(1)] }),
  output: wireObject({
    username: ['Username', z.string()],
    maskedMobile: ['Mobile', z.string()],
    prefix: ['Prefix', z.string()],
  }),
});

/** Marks the receiver's phone (or mail) as verified, by a challenge that was passed for it (spec 02 §4). */
export const markContactVerified = defineCall({
  name: 'updateRowVer',
  method: 'POST',
  encoding: 'form',
  access: 'guest',
  input: wireObject({
    id: ['v_id', z.string().min(1)],
    kind: ['type_ver', z.enum(['mobile', 'mail'])],
    prefix: ['v_prefix', z.string().default('')],
    mobile: ['v_mobile', z.string().default('')],
    challenge: z.string(),
  }),
  output: okAnswer,
});

/** Seconds that `completeDocument` waits for the sealed file at most. */
export const sealingTimeoutMs = 25;
