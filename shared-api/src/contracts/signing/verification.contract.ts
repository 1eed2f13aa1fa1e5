import { z } from 'zod';
import { defineCall, okAnswer, wireObject, zeroOne } from '../common/index.ts';

/** Whether the document that the caller came for has expired (spec 02 §2): 0 goes on, 1 shows 'Document expired !'. */
export const checkDocumentExpiry = defineCall({
  name: 'checkExpireMessage',
  access: 'guest',
  input: wireObject({ id: ['v_id', z.string().optional()] }),
  output: wireObject({ isExpired: ['Result', zeroOne] }),
});

/** Where the receiver's codes go: the number is masked (spec 02 §3). */
export const getVerificationData = defineCall({
  name: 'AlertMsgGetDataForOtp',
  access: 'guest',
  input: wireObject({ user: ['v_user', z.string().optional()], id: ['v_id_message', z.string().min(1)] }),
  output: wireObject({
    username: ['Username', z.string()],
    maskedMobile: ['Mobile', z.string()],
    prefix: ['Prefix', z.string()],
    /** Whether the receiver may give a number, or another than this one. */
    mayGive: ['may_give', zeroOne.default(false)],
  }),
});

/**
 * Marks the receiver's phone (or mail) as verified, by a challenge that was passed for it (spec 02 §4). Where a number of theirs is on
 * record, that one counts, whatever is typed (departure D83).
 */
export const markContactVerified = defineCall({
  name: 'updateRowVer',
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
