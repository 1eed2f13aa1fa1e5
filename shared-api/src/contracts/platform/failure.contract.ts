import { z } from 'zod';
import { defineCall, okAnswer } from '../common/index.ts';

/** Logs a failure in the browser, under the support code that the person sees on the card, where there is one. */
export const reportFailure = defineCall({
  name: 'reportFailure',
  encoding: 'json',
  access: 'public',
  input: z.object({
    code: z.string().max(20),
    /** `background`: nothing is shown, an error of a timer, a promise or a press. `undrawn`: not all of a file could be shown. */
    kind: z.enum(['unreachable', 'stopped', 'outdated', 'background', 'undrawn']),
    area: z.string().max(40),
    build: z.string().max(60),
    message: z.string().max(1000),
    /** The address of the file that could not be shown. */
    file: z
      .string()
      .regex(/^\/[\w./?=&%-]{1,200}$/)
      .optional(),
  }),
  output: okAnswer,
});
