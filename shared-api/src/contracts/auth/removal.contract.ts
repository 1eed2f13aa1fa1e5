import { z } from 'zod';
import { defineCall, flag, okAnswer, wireObject } from '../common/index.ts';
import { linkSecret } from './recovery.contract.ts';

/** By which way the link of a removal went. */
const removalChannel = z.enum(['SMS', 'mail']);
export type RemovalChannel = z.infer<typeof removalChannel>;

/**
 * Sends the link by which one's account can be removed (spec 01 §7): by SMS where a number is noted, else by mail. `loginpar` and
 * `email` must be the caller's own, else `USER_NOT_FOUND`. Nothing is removed yet. Fails with `conflict` for the last super user,
 * or `too-many-requests`.
 */
export const requestRemoval = defineCall({
  name: 'resetAccount',
  access: 'signed-in',
  input: wireObject({
    username: ['loginpar', z.string().max(200)],
    email: z.string().max(254),
    method: z.literal('REMOVE_ACCOUNT'),
    context: z.string().max(200),
  }),
  output: wireObject({
    isSent: ['Result', flag('OK', 'USER_NOT_FOUND')],
    channel: ['send_type', removalChannel.nullable()],
  }),
});

/** Says whose account a link removes, and uses nothing up. Fails with `link-invalid` (410). */
export const openRemovalLink = defineCall({
  name: 'openRemovalLink',
  access: 'public',
  input: wireObject({ secret: linkSecret }),
  output: wireObject({ username: z.string() }),
});

/** Removes the account that a link is for, at once and for good. Fails with `link-invalid` (410), or `conflict` for the last super user. */
export const removeAccount = defineCall({
  name: 'removeAccount',
  access: 'public',
  input: wireObject({ secret: linkSecret }),
  output: okAnswer,
});
