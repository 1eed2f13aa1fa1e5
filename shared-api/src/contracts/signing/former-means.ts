import { z } from 'zod';
import { instant, wireObject } from '../common/index.ts';

/**
 * That something changed a short time ago of how who signs is reached, or of what they came in by (decision 119): until the days are over
 * each signature asks for a code to the means from before too (`sendCodeByMail` or `sendCodeBySms` for `former`), or waits.
 */
export const formerMeans = wireObject({
  kind: z.enum(['email', 'phone', 'app', 'passkey', 'company']),
  channel: z.enum(['mail', 'sms']),
  /** Where the code goes, masked. */
  sentTo: ['sent_to', z.string()],
  until: instant,
  isRefused: ['refused', z.boolean()],
  /** Whether it was entered already: it counts for an hour, for every box. */
  isPassed: ['passed', z.boolean()],
});
export type FormerMeans = z.output<typeof formerMeans>;
