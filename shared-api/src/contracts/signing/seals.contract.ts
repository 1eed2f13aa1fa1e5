import { z } from 'zod';
import { defineCall, instant, wireObject } from '../common/index.ts';

/**
 * The certificates with which documents are or were sealed here, the present one first, for whoever verifies a copy and has nothing of ours.
 * Empty where another host seals.
 */
export const listSeals = defineCall({
  name: 'listSeals',
  access: 'public',
  input: wireObject({}),
  output: wireObject({
    seals: z.array(
      wireObject({
        /** Whose it is: name and organization. */
        holder: z.string(),
        validFrom: ['valid_from', instant],
        validUntil: ['valid_until', instant],
        /** SHA-256 of the certificate, 64 hexadecimal digits, as the evidence and its verifier write it. */
        fingerprint: z.string(),
        isCurrent: ['is_current', z.boolean()],
      }),
    ),
  }),
});
