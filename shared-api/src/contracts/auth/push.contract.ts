import { z } from 'zod';
import { defineCall, okAnswer, wireObject } from '../common/index.ts';

const base64url = z.string().regex(/^[\w-]+={0,2}$/);

/** Whether the device of the caller's session shows notifications, and the key of the installation that its browser needs for it (decision 059). */
export const getDeviceNotifications = defineCall({
  name: 'getDeviceNotifications',
  access: 'signed-in',
  input: z.object({}),
  output: wireObject({ isOn: ['is_on', z.boolean()], publicKey: ['public_key', z.string()] }),
});

/**
 * Has notifications shown on the device of the caller's session, until that ends: what its browser's push manager gave. Fails with
 * `invalid-input` on `endpoint` for an address or keys that are none.
 */
export const turnOnDeviceNotifications = defineCall({
  name: 'turnOnDeviceNotifications',
  access: 'signed-in',
  input: z.object({
    endpoint: z.string().min(1).max(2000),
    p256dh: base64url.max(200),
    auth: base64url.max(100),
  }),
  output: okAnswer,
});

/** Ends the notifications on the device of the caller's session. */
export const turnOffDeviceNotifications = defineCall({
  name: 'turnOffDeviceNotifications',
  access: 'signed-in',
  input: z.object({}),
  output: okAnswer,
});
