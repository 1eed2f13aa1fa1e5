import { z } from 'zod';
import { defineCall, okAnswer, wholeNumber, okAnd, wireObject } from '../common/index.ts';
import { phoneLimit } from '../directory/index.ts';
import { typedPassword } from './passwords.rules.ts';

/**
 * Notes another number of one's own, or a first one; codes still go to the one of now. Fails with `invalid-input` on `mobile` or
 * `password`, and `forbidden` without the permission `profilo_docsign` or while acting for others.
 */
export const changePhone = defineCall({
  name: 'changePhone',
  access: 'signed-in',
  input: wireObject({
    prefix: ['prefix_mobile', z.string().trim().min(1).max(6)],
    /** At most `phoneLimit` characters (spec 01 §5). */
    mobile: ['tel_cell', z.string().trim().min(1).max(phoneLimit)],
    /** One's present password: codes of the sign-in go to the number. */
    password: typedPassword,
  }),
  output: okAnd({
    pendingPhone: ['tel_pending', z.string()],
    version: wholeNumber,
  }),
});

/**
 * Makes one's new number count, with the code that went there (`sendCodeBySms` with `newphone`, then `verifyCode`); a mail
 * tells it. Fails with `code-expired` when the code was not passed for this number, `not-found` when no number waits.
 */
export const confirmPhone = defineCall({
  name: 'confirmPhone',
  access: 'signed-in',
  input: z.object({ challenge: z.string().max(100) }),
  output: okAnd({
    prefix: ['prefix_mobile', z.string()],
    mobile: ['tel_cell', z.string()],
    version: wholeNumber,
  }),
});

/** Gives one's new number up before it is confirmed. */
export const cancelPhone = defineCall({
  name: 'cancelPhone',
  access: 'signed-in',
  input: z.object({}),
  output: okAnswer,
});
