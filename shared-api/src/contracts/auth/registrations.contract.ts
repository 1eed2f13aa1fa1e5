import { z } from 'zod';
import { defineCall, instant, okAnswer, wireObject } from '../common/index.ts';
import { countCall } from '../platform/index.ts';

/** Somebody who signed up, confirmed the address, and waits for an administrator. */
const registration = wireObject({
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  /** Whether the address is one of the company's own domains. */
  isCompanyAddress: z.boolean(),
  confirmedAt: instant,
});
export type Registration = z.output<typeof registration>;

/** Who waits for the caller's decision, the longest waiting first. */
export const listRegistrations = defineCall({
  name: 'getRegistrations',
  access: 'admin',
  input: wireObject({}),
  output: wireObject({ registrations: z.array(registration) }),
});

/** How many wait for the caller's decision, for the tile of the dashboard. */
export const countRegistrations = countCall('getNumRegistrations');

/** Makes a user of somebody, who is told by mail. Fails with `conflict` (409) and who was first, or `not-found` (404). */
export const approveRegistration = defineCall({
  name: 'approveRegistration',
  access: 'admin',
  input: wireObject({ id: z.uuid() }),
  output: okAnswer,
});

/** How many characters a reason may have. */
export const maxReasonLength = 500;
/** Why somebody is rejected, in words that they read. */
export const rejectionReason = z.string().trim().min(1).max(maxReasonLength);

/** Rejects somebody, who is told the reason by mail. Fails as `approveRegistration` does. */
export const rejectRegistration = defineCall({
  name: 'rejectRegistration',
  access: 'admin',
  input: wireObject({ id: z.uuid(), reason: rejectionReason }),
  output: okAnswer,
});
