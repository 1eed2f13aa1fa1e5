import { z } from 'zod';
import { defineCall, instant, okAnswer, wholeNumber, wireObject } from '../common/index.ts';

/**
 * Says that an administrator has opened a sickness (`read`); what its person opens themself changes nothing. Fails with `not-found` for
 * who may not know of it.
 */
export const markSicknessRead = defineCall({
  name: 'markDiseaseRead',
  access: 'signed-in',
  input: wireObject({ id: ['id_malattia', z.string().max(100)] }),
  output: okAnswer,
});

const reading = wireObject({
  id: wholeNumber,
  /** Null for whose account is gone. */
  who: z.string().nullable(),
  at: instant,
  /** What was read: the sickness, or the file of a certificate. */
  kind: z.enum(['record', 'certificate']),
});
export type SicknessReading = z.output<typeof reading>;

/**
 * Who else read a sickness of the caller's own, once by person and day, and the files of its certificates each time; the newest first, a
 * hundred at most. Fails with `not-found` for whoever's it is not.
 */
export const listSicknessReadings = defineCall({
  name: 'listDiseaseReadings',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ id: ['id_malattia', z.string().max(100)] }),
  output: wireObject({ readings: z.array(reading) }),
});
