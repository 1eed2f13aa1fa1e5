import { z } from 'zod';
import { defineCall, flag, okAnswer, wireObject } from '../common/index.ts';
import { changedPassword, firstPassword, typedPassword } from './passwords.rules.ts';

/** Sets the first own password (spec 03 §2); every other session of the user ends. */
export const saveFirstPassword = defineCall({
  name: 'savePasswordNew',
  access: 'newcomer',
  input: wireObject({ newPassword: ['newpassword', firstPassword] }),
  output: okAnswer,
});

/** What the specified calls send beside the passwords; the session says who it is. */
const oldIdentity = {
  username: ['user', z.string().max(200).optional()],
  token: ['v_token', z.string().max(200).optional()],
} as const;

/**
 * Whether a password is the caller's (spec 01 §7), asked before it is changed. Only about oneself, and ten times a quarter of an
 * hour (`too-many-requests`), so that nobody finds a password out by it.
 */
export const checkPassword = defineCall({
  name: 'checkPassword',
  access: 'signed-in',
  input: wireObject({ ...oldIdentity, password: typedPassword }),
  output: wireObject({ isRight: ['Result', flag('OK', 'Errore')] }),
});

const passwordChange = {
  access: 'signed-in',
  input: wireObject({
    ...oldIdentity,
    oldPassword: ['oldpassword', typedPassword],
    newPassword: ['newpassword', changedPassword],
  }),
  output: okAnswer,
} as const;

/**
 * Changes the caller's password (spec 01 §7); every other session of theirs ends, and a mail informs them. Fails with `invalid-input`
 * on `oldPassword` ('Old password doesn't match') or `newPassword`, or `too-many-requests`.
 */
export const changeOwnPassword = defineCall({ ...passwordChange, name: 'savePassword' });

/** Changes the caller's password; the other name of `changeOwnPassword` (spec 01 §7). */
export const changePassword = defineCall({ ...passwordChange, name: 'savePwd' });
