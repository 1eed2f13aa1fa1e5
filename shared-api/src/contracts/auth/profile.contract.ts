import { z } from 'zod';
import {
  added,
  defineCall,
  instant,
  okAnd,
  okAnswer,
  versionConflict,
  wholeNumber,
  wireObject,
} from '../common/index.ts';
import { profileFields } from '../directory/index.ts';
import { typedPassword } from './passwords.rules.ts';

/** Whose profile a call is about: the `token` of the sign-in, which names a person; absent for one's own. */
const whose = ['v_token', z.string().max(100).optional()] as const;

const proposal = wireObject({ by: z.string(), countsFrom: ['counts_from', instant] }).nullable();

const wholeProfile = {
  userId: ['v_token', z.string()],
  username: z.string(),
  firstName: ['nome_utente', z.string()],
  lastName: ['cognome_utente', z.string()],
  email: ['mail', z.string()],
  /** A new address that counts only once it is confirmed; null when there is none. */
  pendingEmail: ['mail_pending', z.string().nullable()],
  /** Who proposed it, and from when on it counts unless it is refused; null where the person asked for it. */
  emailProposal: ['mail_proposal', added('2026-11-27', proposal, null)],
  prefix: ['prefix_mobile', z.string()],
  mobile: ['tel_cell', z.string()],
  /** A new number that counts only once it is confirmed, with its prefix: `+39 3331234567`; null when there is none. */
  pendingPhone: ['tel_pending', z.string().nullable()],
  phoneProposal: ['tel_proposal', added('2026-11-27', proposal, null)],
  company: ['fld_name', z.string().nullable()],
  /** When the password of now was chosen; null for another's profile, and for who still has the first one. */
  passwordChangedAt: ['password_changed_at', instant.nullable()],
  /** Counts what was saved, for two writers of one profile. */
  version: wholeNumber,
  mayEdit: ['may_edit', z.boolean()],
  /** Whether the caller may give it another mail address now. */
  mayChangeEmail: ['may_change_mail', z.boolean()],
  /** Whether the caller may give it another phone number now. */
  mayChangePhone: ['may_change_tel', z.boolean()],
} as const;

/** A person's data (profilo, spec 01 §3). */
const profile = wireObject(wholeProfile);
export type Profile = z.output<typeof profile>;

const readProfile = {
  access: 'signed-in',
  input: wireObject({ userId: whose }),
  output: okAnd({ ...wholeProfile }),
} as const;

/** Reads a profile (spec 01 §7). */
export const getOwnProfile = defineCall({ ...readProfile, name: 'getProfileEmt' });

/** Reads a profile; the name that the badge services know it by (spec 01 §7). */
export const getProfile = defineCall({ ...readProfile, name: 'goGetProfile' });

/** The `details` of a `conflict`. */
export const profileConflict = versionConflict({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});
export type ProfileConflict = z.infer<typeof profileConflict>;

const writeProfile = {
  access: 'signed-in',
  input: wireObject({
    userId: whose,
    firstName: ['nome_utente', profileFields.firstName],
    lastName: ['cognome_utente', profileFields.lastName],
    /** The specified copy of `nome_utente`; only that one counts. */
    name: z.string().optional(),
    email: ['mail', profileFields.email],
    /** One's present password, which a changed address asks for: codes and links go there. */
    password: typedPassword.optional(),
    version: wholeNumber,
  }),
  output: okAnd({
    version: wholeNumber,
    pendingEmail: ['mail_pending', z.string().nullable()],
  }),
} as const;

/**
 * Saves a profile (spec 01 §7). A second writer gets `conflict` (`profileConflict` in its details); `forbidden` without the
 * permission `profilo_docsign`. A changed address is only noted (`mail_pending`), and needs the password (`invalid-input` on
 * `password`); `confirmEmail` makes it count.
 */
export const updateOwnProfile = defineCall({ ...writeProfile, name: 'updateProfile' });

/** Saves a profile; the name that the badge services know it by (spec 01 §7). */
export const updateProfile = defineCall({ ...writeProfile, name: 'goUpdateProfile' });

/**
 * Makes one's new address count, with the code that went there (`sendCodeByMail` with `newmail`, then `verifyCode`); the
 * old address is told. Fails with `code-expired` when the code was not passed for this address.
 */
export const confirmEmail = defineCall({
  name: 'confirmEmail',
  access: 'signed-in',
  input: z.object({ challenge: z.string().max(100) }),
  output: okAnd({
    email: ['mail', z.string()],
    version: wholeNumber,
  }),
});

/** Gives one's new address up before it is confirmed. */
export const cancelEmail = defineCall({
  name: 'cancelEmail',
  access: 'signed-in',
  input: z.object({}),
  output: okAnswer,
});
