import { z } from 'zod';
import { claimedUsername, defineCall, okAnd, wholeNumber, wireObject, zeroOne } from '../common/index.ts';

/** What a one-time code is for; it counts for nothing else (departure D1). */
export const codePurpose = z.enum([
  'login',
  'sign',
  'mobile',
  'mail',
  'authenticator',
  'newmail',
  'newphone',
  'former',
]);
export type CodePurpose = z.infer<typeof codePurpose>;

// The specified SMS call has no such field (departure D72).
const purpose = ['tipo_op', codePurpose.default('login')] as const;

/**
 * Goes on with a code that is under way for the same purpose, person and session, where there is one (decision 084): it was sent, is good
 * for a minute more at least, and has tries left. Without it another is sent, which ends the one before (departure D179).
 */
const resumes = ['resume', zeroOne.optional()] as const;

/** A code was made and sent; `challenge` is opaque, the code itself never comes here. Waits are in seconds. */
const codeSent = okAnd({
  challenge: z.string(),
  resendAfter: ['resend_after', wholeNumber],
  expiresAfter: ['expires_after', wholeNumber],
  /** Where it went, masked: `m•••@acme.example`, `••• ••89`. */
  sentTo: ['sent_to', z.string().optional()],
  /** Nothing was sent: the code of before is still good. */
  isResumed: ['resumed', z.boolean().optional()],
});
export type CodeSent = z.output<typeof codeSent>;

/** Sends a code by mail (spec 01 §7); for `former` to the address of before, where who signs has one (decision 119). Fails with `resend-too-early` (429) before 30 s. */
export const sendCodeByMail = defineCall({
  name: 'generateOtpAndSendMail',
  access: 'pending',
  input: wireObject({
    username: claimedUsername,
    product: ['name_product', z.string()],
    purpose,
    documentId: ['v_id', z.string().optional()],
    resumes,
  }),
  output: codeSent,
});

/**
 * Sends the code that verifies a receiver's address (spec 02 §7). It goes to the address that the document was sent to, whatever
 * `email` names. Fails with `resend-too-early` (429) before 30 s.
 */
export const sendReceiverCodeByMail = defineCall({
  name: 'generateOtpAndSendMailDocSign',
  access: 'guest',
  input: wireObject({
    email: ['v_mail', z.string().max(254)],
    product: ['name_product', z.string()],
    documentId: ['v_id', z.string().optional()],
    resumes,
  }),
  output: codeSent,
});

/**
 * Sends a code by SMS (spec 01 §7, 02 §7). For `login` it goes to the person's own number, whatever the call names; for `sign` to
 * the number that the document's receiver verified or that the sender gave; for `mobile` to the number in the call; for `newphone` to the
 * number that the caller's profile waits for; for `former` to the number of before. Fails with `phone-number-missing` (422) or `resend-too-early` (429).
 */
export const sendCodeBySms = defineCall({
  name: 'generateOtpAndSendSMS',
  access: 'pending',
  input: wireObject({
    username: claimedUsername,
    product: ['name_product', z.string()],
    purpose,
    mobile: z.string().optional(),
    prefix: ['prefix_mobile', z.string().optional()],
    documentId: ['v_id', z.string().optional()],
    resumes,
  }),
  output: codeSent,
});

/**
 * Checks a code on the server (departure D1). For `login` it makes the session, whose person the boot document names; for the other
 * purposes it marks the challenge as passed, once, for the call that it was made for. `user` is always null: it stays for clients
 * that ask for the field.
 * Fails with `wrong-code` (422) or `code-expired` (422: too old, used, replaced, or five wrong tries).
 */
export const verifyCode = defineCall({
  name: 'verifyOtp',
  access: 'pending',
  input: wireObject({ challenge: z.string(), code: ['val_code', z.string().regex(/^\d{6}$/)] }),
  output: okAnd({ user: z.null() }),
});
