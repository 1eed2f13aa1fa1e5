import { z } from 'zod';
import { maxShownPages, shownPage } from './shown-pages.ts';
import { defineCall, instant, jsonText, okAnd, wholeNumber, wireObject, zeroOne } from '../common/index.ts';

/** Characters of a drawing as a data URL, at most: a PNG of 300 KB. */
export const maxDrawingLength = 400_000;

/**
 * How far a signature reaches at least, across or up, in pixels of its picture: what stays below is a dot, or a slip of the finger. A pad
 * and the server measure what was drawn or typed by it; an uploaded picture may be as small as it is.
 */
export const minSignatureReach = 24;

/** Drawings that one call saves, at most, and their characters in all: what fits into the body of any call. */
export const maxDrawingsAtOnce = 20;
export const maxDrawingsLength = 800_000;

/** One drawing as the receiver confirms it: a PNG as a data URL. */
export const drawnSignature = z.object({
  index: z.number().int().min(0),
  image: z.string().startsWith('data:image/png;base64,').max(maxDrawingLength),
});
export type DrawnSignature = z.infer<typeof drawnSignature>;

/** What a save did to a box: whether it is signed, and the lines that the server stamped. The caller has the drawing. */
const savedBox = wireObject({
  index: ['indexElement', wholeNumber],
  isSigned: ['signed', zeroOne],
  firstLine: ['testo1', z.string()],
  secondLine: ['testo2', z.string()],
});
export type SavedBox = z.output<typeof savedBox>;

/**
 * Saves drawings, one or more boxes at a time (spec 02 §4): what was acknowledged is never lost, and a box once signed stays as
 * it is. The server stamps the lines with its own clock, and answers the boxes of this call alone. `challenge`: the passed code
 * where an SMS code is asked for. Fails with `invalid-input` (`shownPages`) where the page of a box was not shown.
 */
export const saveSignatures = defineCall({
  name: 'AlertMsgSaveDataSigns',
  access: 'guest',
  input: wireObject({
    user: ['v_user', z.string().optional()],
    id: ['v_id_message', z.string().min(1)],
    signatures: ['v_info_signs', jsonText(z.array(drawnSignature).min(1).max(maxDrawingsAtOnce))],
    /** What was shown by then (decision 089): a box is signed once its page was. */
    shownPages: ['v_pages_shown', jsonText(z.array(shownPage).max(maxShownPages)).optional()],
    challenge: z.string().optional(),
  }),
  output: okAnd({ boxes: ['InfoSigns', z.array(savedBox)] }),
});

/** Another browser in which the link of a document stands open, with its names as people know them; null where it does not say. */
const otherOpening = wireObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  openedAt: ['date_opened', instant],
});
export type OtherOpening = z.output<typeof otherOpening>;

/**
 * What happens elsewhere to a document while its receiver signs it: which boxes are signed by now, and in which other browsers its link
 * stands open, the newest first. Asking is no event.
 */
export const getSigningState = defineCall({
  name: 'getSigningState',
  access: 'guest',
  input: wireObject({ id: ['v_id_message', z.string().min(1)] }),
  output: wireObject({
    signed: z.array(wholeNumber),
    openings: z.array(otherOpening),
  }),
});
