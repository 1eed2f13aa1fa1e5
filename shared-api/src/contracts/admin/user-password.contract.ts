import { z } from 'zod';
import { defineCall, okAnswer, wireObject } from '../common/index.ts';
import { givenPassword, maxTypedPassword } from './user-password.rules.ts';

/**
 * Changes the password of a user (spec 03 §2); their sessions end and a mail informs them. Fails with `invalid-input` on
 * `oldPassword` ('Vecchia password non trovata') or `newPassword`, `not-found`, or `too-many-requests` after ten tries in a quarter of an hour.
 */
export const changeUserPassword = defineCall({
  name: 'changeUserPassword',
  access: 'admin',
  input: wireObject({
    id: z.string().min(1).max(100),
    oldPassword: ['oldpassword', z.string().min(1, 'required').max(maxTypedPassword)],
    newPassword: ['newpassword', givenPassword],
  }),
  output: okAnswer,
});
