import { z } from 'zod';
import { defineCall, instant, wholeNumber, wireObject } from '../common/index.ts';
import { personName, profileEmail } from './profile.rules.ts';

/** Whose profile a call is about: the `token` of the sign-in, which names a person; absent for one's own. */
const whose = ['v_token', z.string().max(100).optional()] as const;

const profileFields = {
  userId: ['v_token', z.string()],
  username: z.string(),
  firstName: ['nome_utente', z.string()],
  lastName: ['cognome_utente', z.string()],
  email: ['mail', z.string()],
  prefix: ['prefix_mobile', z.string()],
  mobile: ['tel_cell', z.string()],
  company: ['fld_name', z.string().nullable()],
  /** Counts what was saved, for two writers of one profile. */
  version: wholeNumber,
  mayEdit: ['may_edit', z.boolean()],
} as const;

/** A person's data (profilo, spec 01 §3). */
export const profile = wireObject(profileFields);
export type Profile = z.output<typeof profile>;

const readProfile = {
  method: 'POST',
  encoding: 'form',
  access: 'signed-in',
  input: wireObject({ userId: whose }),
  output: wireObject({ ...profileFields, result: ['Result', z.literal('OK')] }),
} as const;

/** Reads a profile (spec 01 §7). */
export const getProfileEmt = defineCall({ ...readProfile, name: 'getProfileEmt' });

/** Reads a profile; the name that the badge services know it by (spec 01 §7). */
export const goGetProfile = defineCall({ ...readProfile, name: 'goGetProfile' });

/** The `details` of a `conflict`: who saved first, when, and what stands now; saving again with its `version` overwrites it. */
export const profileConflict = z.object({
  changedBy: z.string(),
  changedAt: instant.nullable(),
  current: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), version: z.number() }),
});
export type ProfileConflict = z.infer<typeof profileConflict>;

const writeProfile = {
  method: 'POST',
  encoding: 'form',
  access: 'signed-in',
  input: wireObject({
    userId: whose,
    firstName: ['nome_utente', personName],
    lastName: ['cognome_utente', personName],
    /** The specified copy of `nome_utente`; only that one counts. */
    name: z.string().optional(),
    email: ['mail', profileEmail],
    version: wholeNumber,
  }),
  output: wireObject({ result: ['Result', z.literal('OK')], version: wholeNumber }),
} as const;

/**
 * Saves a profile (spec 01 §7). A second writer gets `conflict` (`profileConflict` in its details); `forbidden` without the
 * permission `profilo_docsign`.
 */
export const updateProfile = defineCall({ ...writeProfile, name: 'updateProfile' });

/** Saves a profile; the name that the badge services know it by (spec 01 §7). */
export const goUpdateProfile = defineCall({ ...writeProfile, name: 'goUpdateProfile' });
