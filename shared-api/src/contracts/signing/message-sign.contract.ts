import { z } from 'zod';
import { added, defineCall, jsonText, okAnd, plainLines, wholeNumber, wireObject } from '../common/index.ts';
import { maxShownPages, shownPage } from './shown-pages.ts';
import { maxBoxes, pageShape, signatureBox } from './document.ts';
import { formerMeans } from './former-means.ts';
import { hiddenParts } from './hidden-parts.ts';
import { maxMarkLines, maxMarkText } from './message-sign.rules.ts';
import { sealingState } from './sealing.contract.ts';
import { maxDrawingLength } from './sign.contract.ts';

/** The PDF of a message that the caller is to sign, and what its signature needs. Fails with `not-found`, `forbidden`. */
export const getMessageToSign = defineCall({
  name: 'AlertMsgGetMessageToSign',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
  output: wireObject({
    id: z.string(),
    title: z.string(),
    senderCompany: ['cmp_mitt', z.string()],
    fileName: ['NomeFile', z.string()],
    /** Where the PDF is read. */
    address: ['PathReturn', z.string()],
    pages: z.array(pageShape),
    /** Where its sender wants it signed; none where the signer chooses. */
    boxes: z.array(signatureBox),
    maySign: ['may_sign', z.boolean()],
    /** The document that its signature made; null while it is not signed. */
    documentId: ['document_id', z.string().nullable()],
    /** Whether the signature needs a code by SMS, and where it goes: the number is masked, and empty where none is on record. */
    needsCode: ['otp_sms', z.boolean()],
    /** Whether every page is shown before one signs (decision 101). */
    needsAllPages: ['all_pages', added('2026-11-27', z.boolean(), false)],
    /** What the signature asks for besides while a change is young; null where nothing. */
    formerMeans: ['former_means', formerMeans.nullable().default(null)],
    /** What the file was found to hold beside its pages when it came; null of one that came before that was looked for. */
    hiddenParts: ['parti_nascoste', hiddenParts.nullable().default(null)],
    maskedMobile: ['Mobile', z.string()],
    prefix: ['Prefix', z.string()],
  }),
});

const coordinate = z.number().min(0).max(100_000);
const share = z.number().min(0).max(1);
const itemShape = {
  page: z.number().int().min(1),
  left: coordinate,
  top: coordinate,
  width: coordinate.gt(0),
  height: coordinate.gt(0),
  percX: share,
  percY: share,
};
const items = z.array(z.object(itemShape)).max(maxBoxes);
/** Each line as a field of one line has it. */
const text = z
  .string()
  .max(maxMarkText, { abort: true })
  .overwrite((words) => plainLines(words).trim())
  .min(1)
  .refine((words) => words.split('\n').length <= maxMarkLines);
const markPage = z.object({
  signatures: items,
  images: items,
  texts: z.array(z.object({ ...itemShape, text })).max(maxBoxes),
});

const picture = z.union([
  z.literal(''),
  z.string().startsWith('data:image/png;base64,').max(maxDrawingLength),
]);

/**
 * Signs the PDF of a message (spec 02 §3, §7): it becomes a document that is signed in every box with one drawing and sealed like any other.
 * Does not wait for the seal. Asked again it answers the same document. Fails with `invalid-input` (`signature`: 'La firma è richiesta', `shownPages`),
 * `wrong-code`, `phone-number-missing`, `file-changed`, `forbidden`, `not-found`.
 */
export const signMessage = defineCall({
  name: 'updateStatusMsgApiSignatureComplex',
  path: '/public/api/updateStatusMsgApiSignatureComplex',
  access: 'signed-in',
  input: wireObject({
    /** Who signs is the person of the session: the token of the old call is taken and not needed. */
    token: z.string().max(4000).optional(),
    id: ['message_id', z.string().min(1)],
    /** The drawing that fills the boxes, and the picture that fills the images: PNGs as data URLs. */
    signature: ['signDefault', picture.default('')],
    picture: ['imageDefault', picture.default('')],
    /** Size of the canvas that the places are pixels of; every page fills it. */
    canvasHeight: ['heightC', wholeNumber.pipe(z.number().min(1).max(100_000))],
    canvasWidth: ['widthC', wholeNumber.pipe(z.number().min(1).max(100_000))],
    pages: jsonText(z.array(markPage).max(2000)),
    /** What was shown by then (decision 089): the pages of every box are among it. */
    shownPages: ['v_pages_shown', jsonText(z.array(shownPage).max(maxShownPages)).optional()],
    /** The passed code, where an SMS code is asked for. */
    challenge: z.string().max(200).optional(),
  }),
  output: okAnd({ documentId: ['document_id', z.string()], state: sealingState }),
});
