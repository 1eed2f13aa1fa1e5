import { z } from 'zod';
import { defineCall, okAnswer, wireObject } from '../common/index.ts';
import { typedUsername } from '../directory/index.ts';
import { firstPassword } from './passwords.rules.ts';

/** What asking for a new password answers. `OK` tells nothing about whether there is such a user. */
const recoveryResult = z.enum(['OK', 'USER_NOT_FOUND']);
export type RecoveryResult = z.infer<typeof recoveryResult>;

/**
 * Sends a one-time link by which a new password can be chosen (spec 01 §7; departure D3: never the old one). `USER_NOT_FOUND`
 * only for what cannot be a user name. The link leads to this installation, whatever `site_domain` says.
 * Fails with `too-many-requests` (429), for names that exist and names that don't.
 */
export const requestRecovery = defineCall({
  name: 'resetPwdEmtApp',
  access: 'public',
  input: wireObject({
    username: ['user', typedUsername],
    method: z.literal('SEND_OLD_PASSWORD'),
    siteDomain: ['site_domain', z.string().max(500)],
    product: z.string().max(100),
  }),
  output: wireObject({ result: ['Result', recoveryResult] }),
});

/** The secret of a one-time link, from behind the `#` of its address. */
export const linkSecret = z.string().min(1).max(200);

/** Says whose password a recovery link is for, and uses nothing up. Fails with `link-invalid` (410). */
export const openRecoveryLink = defineCall({
  name: 'openRecoveryLink',
  access: 'public',
  input: wireObject({ secret: linkSecret }),
  output: wireObject({ username: z.string() }),
});

/**
 * Sets the new password and uses the link up; every session of the person ends.
 * Fails with `link-invalid` (410), or `invalid-input` (400) when the password breaks a rule or is the one of now.
 */
export const saveRecoveredPassword = defineCall({
  name: 'savePasswordByLink',
  access: 'public',
  input: wireObject({ secret: linkSecret, newPassword: ['newpassword', firstPassword] }),
  output: okAnswer,
});
