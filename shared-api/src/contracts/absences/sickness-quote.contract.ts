import { z } from 'zod';
import { defineCall, plainDay, wholeNumber, wireObject, yesNo } from '../common/index.ts';
import { absenceStatus, subjectFields } from './absence.contract.ts';
import { leaveCause } from './leave.contract.ts';

/** Days of leave on which a sickness would fall. */
const fallsOn = wireObject({
  id: ['id_richiesta', z.string()],
  cause: ['tipo_richiesta', leaveCause],
  /** Approved leave gets them back; what waits will not take them. */
  status: ['stato', absenceStatus],
  from: ['data_inizio', plainDay],
  to: ['data_fine', plainDay],
  days: ['giorni', wholeNumber],
  minutes: wholeNumber,
});

/**
 * What a sickness would take and give back, before it is sent: its working days, the leave on whose days it falls, and what speaks
 * against it, in the caller's language. Nothing is kept.
 */
export const quoteSickness = defineCall({
  name: 'quoteSickness',
  access: 'signed-in',
  input: wireObject({ ...subjectFields, from: ['data_inizio', plainDay], to: ['data_fine', plainDay] }),
  output: wireObject({
    days: ['giorni', wholeNumber],
    minutes: wholeNumber,
    leave: ['ferie', z.array(fallsOn)],
    /** Why it would be refused; empty where nothing is. */
    problem: z.string(),
    /** Whether that is a month which is locked for the caller (spec 03 §4). */
    isLocked: ['is_locked', yesNo],
  }),
});
export type SicknessQuote = z.output<typeof quoteSickness.output>;
