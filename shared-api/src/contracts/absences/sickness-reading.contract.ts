import { z } from 'zod';
import { defineCall, okAnswer, wireObject } from '../common/index.ts';

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
