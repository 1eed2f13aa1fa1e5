import { z } from 'zod';
import {
  added,
  defineCall,
  idList,
  instant,
  okAnd,
  okAnswer,
  permissionCode,
  siNo,
  typedText,
  versionConflict,
  wholeNumber,
  wireObject,
  yesNo,
} from '../common/index.ts';
import { contactKind } from '../directory/index.ts';

const id = z.string().min(1).max(100);

/** Most people who are edited at once. */
const maxEditedUsers = 500;

/** What is said of a user (spec 03 §3 and §7). The texts are checked by `userFields` behind the wire, each with its own sentence. */
const writtenFields = {
  firstName: ['nome_utente', typedText],
  lastName: ['cognome_utente', typedText],
  username: ['login', typedText],
  fiscalCode: ['codice_fiscale', typedText],
  companyId: ['idcompany_logo', z.string().max(100)],
  email: typedText,
  prefix: ['prefix_mobile', typedText],
  mobile: typedText,
  isCompanyAdmin: ['is_admin_company', siNo],
  isSuper: ['is_su', siNo],
  isActive: ['attivo', siNo],
  /** Whether they punch in and out (Ebadge); what stands stays where nothing is said, and a new user does not. */
  usesBadge: ['is_ebadge', siNo.optional()],
  groupIds: ['selected_model', idList],
} as const;

const companyName = wireObject({ id: ['companyid', z.string()], name: ['fld_name', z.string()] });
const prefix = wireObject({ prefix: z.string() });

/** A group that a user can be put into. */
const group = wireObject({
  id: z.string(),
  name: z.string(),
  companyId: ['companyid', z.string()],
  /** Whether the user is in it; for a new one, whether newcomers are. */
  isChecked: ['checked', z.boolean()],
  /** What its people may do by it. */
  permissions: z.array(permissionCode),
  /** Whether the caller may put people into it: nobody gives what they don't have. */
  mayGive: ['may_give', z.boolean()],
});
export type UserGroup = z.output<typeof group>;

/** What can be chosen on the form: the companies that the caller administers, the prefixes of phone numbers, the companies' groups. */
const choices = {
  companies: ['aziende', z.array(companyName)],
  prefixes: ['prefix', z.array(prefix)],
  groups: ['models', z.array(group)],
  /** Whether the caller may make somebody a super user. */
  mayGiveSuper: ['may_give_su', z.boolean()],
} as const;

/** What became of the mail with the link to the password: on its way, sent, failed, refused by the other side. */
const invitation = wireObject({
  state: z.enum(['queued', 'sent', 'failed', 'bounced']),
  at: instant,
  /** Where it went. */
  email: z.string(),
});
export type Invitation = z.output<typeof invitation>;

/** By which provider of their company a person comes in, and since when. */
const companyLink = wireObject({ provider: z.string(), linkedAt: ['linked_at', instant] });

/** An address or a number that counts only once the person confirmed it, or after the days in which they may refuse it (decision 102). */
const proposal = wireObject({
  kind: contactKind,
  /** The address, or the number with its prefix. */
  value: z.string(),
  /** Name of the administrator who proposed it. */
  by: z.string(),
  countsFrom: ['counts_from', instant],
});
export type ContactProposal = z.output<typeof proposal>;

/** From when on codes by mail and SMS count again for who signs in by app or passkey alone, and who let them; null where they do not. */
const signInCodes = wireObject({ countsFrom: ['counts_from', instant.nullable()], by: z.string() });

const openedUser = wireObject({
  id: z.string(),
  ...writtenFields,
  usesBadge: ['is_ebadge', siNo],
  groupIds: ['models', idList],
  version: wholeNumber,
  /** First and last name. */
  name: z.string(),
  isSelf: ['is_self', z.boolean()],
  /** Whether nobody else is a super user who can sign in. */
  isLastSuper: ['is_last_su', z.boolean()],
  /** Whether the person ever chose a password. */
  hasOwnPassword: ['has_password', z.boolean()],
  lastLoginAt: ['last_login', instant.nullable()],
  createdAt: ['created_at', instant],
  /** The last link to a password that an administrator sent; null where there is none. */
  invitation: invitation.nullable(),
  /** Null for who never came by their company. */
  companyLink: ['company_link', companyLink.nullable()],
  proposals: added('2026-11-27', z.array(proposal), []),
  /** Null for who can sign in by codes anyway. */
  signInCodes: ['sign_in_codes', signInCodes.nullable().default(null)],
});
export type OpenedUser = z.output<typeof openedUser>;

/** Opens a user (spec 03 §7). `not-found` for whom the caller does not administer. */
export const getUser = defineCall({
  name: 'getUtente',
  method: 'GET',
  access: 'admin',
  input: wireObject({ id }),
  output: wireObject({
    ...choices,
    user: ['curr_user', openedUser],
    /** Whether the codice fiscale that stands there is one, or none stands there. */
    isFiscalCodeValid: ['val_codice_fiscale', yesNo],
  }),
});

/** What a new user can be given (spec 03 §7). `forbidden` for who administers nobody. */
export const getNewUser = defineCall({
  name: 'createUtenteApi',
  method: 'GET',
  access: 'admin',
  input: z.object({}),
  output: wireObject(choices),
});

/** Who else has the same address, of those whom the caller administers: mails and recovery then go to several accounts. */
const sharedEmailWith = ['same_email', z.array(z.string()).optional()] as const;

/** Who else has the same mobile number, of those whom the caller administers: the codes of all of them go there. */
const sharedPhoneWith = ['same_mobile', z.array(z.string()).optional()] as const;

/** Who else of the company has the same codice fiscale, which payrolls join people by. */
const sharedFiscalCodeWith = ['same_fiscal_code', z.array(z.string()).optional()] as const;

/**
 * Adds a user (spec 03 §7), who gets a mail with a one-time link to their first password. Fails with `invalid-input` on its fields,
 * `conflict` on `username`, `forbidden` for what the caller may not give.
 */
export const addUser = defineCall({
  name: 'insertUtente',
  access: 'admin',
  input: wireObject(writtenFields),
  output: okAnd({ id: z.string(), sharedEmailWith, sharedPhoneWith, sharedFiscalCodeWith }),
});

/** The `details` of a `conflict`: who saved a user first, and what stands now. */
export const userConflict = versionConflict({
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  fiscalCode: z.string(),
  companyId: z.string(),
  email: z.string(),
  prefix: z.string(),
  mobile: z.string(),
  isCompanyAdmin: z.boolean(),
  isSuper: z.boolean(),
  isActive: z.boolean(),
  usesBadge: z.boolean(),
  groupIds: z.array(z.string()),
});
export type UserConflict = z.output<typeof userConflict>;

/**
 * Saves a user (spec 03 §7). A second writer gets `conflict` (`userConflict`); otherwise as `addUser`, and `not-found`. Another address or
 * number of who has come in already is proposed to them (`proposals`); one's own is changed on the profile (`conflict` on the field).
 */
export const updateUser = defineCall({
  name: 'updateUtente',
  access: 'admin',
  input: wireObject({ id, ...writtenFields, version: wholeNumber }),
  output: okAnd({
    version: wholeNumber,
    sharedEmailWith,
    sharedPhoneWith,
    sharedFiscalCodeWith,
    proposals: z.array(proposal).optional(),
  }),
});

/** Sends a user another one-time link by which they choose a password; earlier ones end. Five an hour (`too-many-requests`). */
export const inviteUser = defineCall({
  name: 'inviteUser',
  access: 'admin',
  input: wireObject({ id }),
  output: okAnd({ invitation: invitation.nullable() }),
});

/**
 * Undoes the link between a user and their account at the company's provider; their sessions end. Who comes by it next is looked for anew, by
 * the address that the provider confirms. `not-found` for whom the caller does not administer.
 */
export const unlinkUser = defineCall({
  name: 'unlinkUser',
  access: 'admin',
  input: wireObject({ id }),
  output: okAnswer,
});

/** Gives an address or a number up that was proposed and does not count yet. `not-found` for whom the caller does not administer. */
export const withdrawContact = defineCall({
  name: 'withdrawContact',
  access: 'admin',
  input: wireObject({ id, kind: contactKind }),
  output: okAnswer,
});

/**
 * Lets codes by mail and SMS count again for who signs in by app or passkey alone and lost both (decision 120): after seven days, in which the
 * person ends it by signing in with either; or no longer. `not-found` for whom the caller does not administer.
 */
export const allowSignInCodes = defineCall({
  name: 'allowSignInCodes',
  access: 'admin',
  input: wireObject({ id, isAllowed: ['allowed', siNo] }),
  output: okAnswer,
});

const briefUser = wireObject({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  companyId: ['companyid', z.string()],
  isActive: ['attivo', siNo],
  usesBadge: ['is_ebadge', siNo],
  groupIds: ['models', idList],
});

const several = idList.pipe(z.array(id).min(1).max(maxEditedUsers));

/** Opens several users at once, for what they can have in common. Those whom the caller does not administer are left out. */
export const getUsers = defineCall({
  name: 'getUsers',
  method: 'POST',
  access: 'admin',
  input: wireObject({ ids: several }),
  output: wireObject({ users: z.array(briefUser), groups: ['models', z.array(group)] }),
});

const userResult = wireObject({
  id: z.string(),
  name: z.string(),
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** Why it was refused, in words; empty otherwise. */
  reason: z.string(),
});
export type UserResult = z.output<typeof userResult>;

/**
 * Changes several users at once: whether they are active and punch in and out, and the groups they are put into and taken out of. Each has a
 * result of its own; nobody's last group is taken, as in the form of one.
 */
export const updateUsers = defineCall({
  name: 'updateUsers',
  access: 'admin',
  input: wireObject({
    ids: several,
    isActive: ['attivo', siNo.optional()],
    usesBadge: ['is_ebadge', siNo.optional()],
    addedGroupIds: ['add_models', idList],
    removedGroupIds: ['remove_models', idList],
  }),
  output: okAnd({ results: z.array(userResult) }),
});
