import { z } from 'zod';
import { defineCall, instant, okAnswer, wireObject } from '../common/index.ts';
import { contactKind } from '../directory/index.ts';
import { linkSecret } from './recovery.contract.ts';

/** Says what an administrator proposed, and uses nothing up. Fails with `link-invalid` (410) once it counts or was given up. */
export const openContactProposal = defineCall({
  name: 'openContactProposal',
  access: 'public',
  input: wireObject({ secret: linkSecret }),
  output: wireObject({
    kind: contactKind,
    /** The address, or the number with its prefix. */
    value: z.string(),
    /** What it takes the place of; empty where there was none. */
    before: z.string(),
    /** Name of the administrator. */
    by: z.string(),
    /** From when on it counts, unless it is refused. */
    countsFrom: ['counts_from', instant],
  }),
});

/** Has what was proposed count at once, or never. Fails with `link-invalid` (410). */
export const answerContactProposal = defineCall({
  name: 'answerContactProposal',
  access: 'public',
  input: wireObject({ secret: linkSecret, answer: z.enum(['confirm', 'refuse']) }),
  output: okAnswer,
});
