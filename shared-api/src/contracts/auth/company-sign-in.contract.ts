import { z } from 'zod';
import {
  added,
  defineCall,
  instant,
  okAnd,
  okAnswer,
  oneOfOr,
  typedText,
  wholeNumber,
  yesNo,
} from '../common/index.ts';
import { profileFields } from '../directory/index.ts';
import {
  companySignInMode,
  groupRule,
  issuerAddress,
  maxGroupRules,
  secondFactorBy,
} from './company-sign-in.rules.ts';
import { checkLogin, loginChannel } from './sign-in.contract.ts';

/** Names a company in the address of its people’s sign-in (`/?company=…`); random, so that nobody finds one by guessing. */
const companyKey = z.string().min(1).max(100);

/** What a settings form asks for; a domain is checked as those of the sign-up are. */
export const companySignInFields = z.object({
  mode: companySignInMode,
  issuer: issuerAddress,
  clientId: typedText.trim().min(1, 'required').max(300, 'tooLong'),
  /** Empty keeps the one that is there; where there is none, the client has none. */
  clientSecret: typedText.trim().max(2000, 'tooLong'),
  /** What stands on the button after ‘Accedi con’. */
  name: typedText.trim().min(1, 'required').max(40, 'tooLong'),
  domains: z
    .array(typedText.trim().toLowerCase().max(253))
    .min(1, 'domainRequired')
    .max(20, 'domainsTooMany'),
  /** Whether somebody whom the company does not have yet becomes one of its people, without rights. */
  addsUnknown: z.boolean(),
  secondFactor: secondFactorBy,
  /** Values of `acr` that stand for a second factor, a space between them; empty for `amr` alone. */
  acrValues: typedText.trim().max(500, 'tooLong'),
  /** The claim that names the groups, or a path to it (`realm_access.roles`); empty where groups are none of the provider’s business. */
  groupsClaim: typedText.trim().max(200, 'tooLong'),
  groupRules: z.array(groupRule).max(maxGroupRules, 'rulesTooMany'),
  /** Whether signing out here signs out at the provider too. */
  endsAtProvider: z.boolean(),
});
export type CompanySignInFields = z.infer<typeof companySignInFields>;

const whose = { companyId: z.string().min(1).max(100) };

/** The domains of a company; each counts once it is shown to be the company's (decisions 107 and 125). */
const ownDomains = {
  domains: z
    .array(
      z.object({
        domain: z.string(),
        isProved: z.boolean(),
        /** The TXT record that shows it. */
        recordName: z.string(),
        recordValue: z.string(),
      }),
    )
    .default([]),
  /** Whether the caller may say so without a record. */
  mayAcceptDomains: z.boolean().default(false),
};

/** What a company set up for its own sign-in. Fails with `forbidden` or `not-found` for who may not change its settings. */
export const getCompanySignIn = defineCall({
  name: 'getCompanySignIn',
  method: 'GET',
  access: 'admin',
  input: z.object(whose),
  output: z.object({
    /** Null while nothing was set up; the secret is never answered. */
    fields: companySignInFields.omit({ clientSecret: true }).nullable(),
    hasSecret: z.boolean(),
    version: z.number().int(),
    /** Whether a whole sign-in was tried with this provider and client. */
    isTried: z.boolean(),
    /** What the provider must know as the address to send people back to. */
    redirectAddress: z.string(),
    /** The company's own address in its place, to which a trial moves it; empty where it has that. */
    nextRedirectAddress: z.string().default(''),
    /** The address that shows the button at once; empty while nothing was set up. */
    entryAddress: z.string(),
    groups: z.array(z.object({ id: z.string(), name: z.string() })),
    /** What counts only once another administrator confirmed it, or from a moment on (decision 104); null where all of it counts. */
    waits: added(
      '2026-11-27',
      z
        .object({
          by: z.string(),
          countsFrom: instant,
          mayConfirm: z.boolean(),
          /** Whether nobody signs in by it until then; else what was confirmed before goes on. */
          isOff: added('2026-11-28', z.boolean(), false),
        })
        .nullable(),
      null,
    ),
    /** The last time since it was saved that the provider said nothing of somebody's groups, which stayed as they were; null where it always does. */
    groupsUnsaid: z.object({ at: instant, tooMany: z.boolean() }).nullable().default(null),
    ...ownDomains,
  }),
});
export type CompanySignIn = z.output<typeof getCompanySignIn.output>;

/** Saves it. Fails with `invalid-input` by field, `conflict` where somebody saved since, and as `getCompanySignIn`. */
export const saveCompanySignIn = defineCall({
  name: 'saveCompanySignIn',
  encoding: 'json',
  access: 'admin',
  input: companySignInFields.extend({ ...whose, version: z.number().int().min(0) }),
  output: okAnd({ version: z.number().int() }),
});

/** Answers for what another administrator saved. Fails with `forbidden` for who saved it or is new, `conflict` where somebody saved since. */
export const confirmCompanySignIn = defineCall({
  name: 'confirmCompanySignIn',
  access: 'admin',
  input: z.object({ ...whose, version: wholeNumber }),
  output: okAnswer,
});

/** The domains of the addresses with which people sign up to a company, as they were saved. Fails as `getCompanySignIn`. */
export const getSignUpDomains = defineCall({
  name: 'getSignUpDomains',
  method: 'GET',
  access: 'admin',
  input: z.object(whose),
  output: z.object(ownDomains),
});

const ofDomain = { ...whose, domain: z.string().min(1).max(253) };

/** Looks up the TXT record of a domain, and has it count for sign-in and sign-up, wherever the company names it. Fails with `invalid-input` where it is not there, `unavailable` where no name server answers, `conflict` where the domain is not asked for any more or is another company's, `too-many-requests`. */
export const proveCompanyDomain = defineCall({
  name: 'proveCompanyDomain',
  access: 'admin',
  input: z.object(ofDomain),
  output: okAnswer,
});

/** Has a domain count without a record, by a super user. Fails with `forbidden` for others, and `conflict` as `proveCompanyDomain`. */
export const acceptCompanyDomain = defineCall({
  name: 'acceptCompanyDomain',
  access: 'admin',
  input: z.object(ofDomain),
  output: okAnswer,
});

/** Begins a sign-in in the name of the caller that signs nobody in: `finishCompanySignIn` answers what it would have led to. `moves` has it come back to the company's own address, and all others from then on where that works. Fails with `conflict` where nothing was set up, `unavailable` where the provider does not answer. */
export const tryCompanySignIn = defineCall({
  name: 'tryCompanySignIn',
  access: 'admin',
  input: z.object({ ...whose, moves: yesNo.optional() }),
  output: okAnd({ address: z.string() }),
});

/** Whether a company’s own sign-in fits what was typed, or the key of a link: answers for a domain that is set up, and says of no person whether they exist. Fails with `too-many-requests`. */
export const findCompanySignIn = defineCall({
  name: 'findCompanySignIn',
  access: 'public',
  input: z.object({ typed: z.string().max(320).optional(), company: companyKey.optional() }),
  output: z.object({
    found: z.object({ company: companyKey, name: z.string(), isOnlyWay: z.boolean() }).nullable(),
  }),
});
export type FoundCompanySignIn = NonNullable<z.output<typeof findCompanySignIn.output>['found']>;

/** Begins a sign-in by the company: the answer is where the browser goes, which keeps a cookie for ten minutes. Fails with `not-found`, `unavailable`, `too-many-requests`. */
export const startCompanySignIn = defineCall({
  name: 'startCompanySignIn',
  access: 'public',
  input: z.object({ company: companyKey, typed: z.string().max(320).optional() }),
  output: okAnd({ address: z.string() }),
});

/** What a tried sign-in would have led to. */
const trial = z.object({
  /** `link`: it would have linked a person; `known`: one that is linked already; `add`: made one; else why it would have been refused. */
  outcome: oneOfOr(
    [
      'link',
      'known',
      'add',
      'noEmail',
      'email',
      'unverified',
      'domain',
      'unknown',
      'name',
      'username',
      'other',
    ],
    'other',
  ),
  email: z.string(),
  isVerified: z.boolean(),
  /** Whose account it is; empty where there is none. */
  person: z.string(),
  /** The values of the claim of groups; null where the provider sends none. */
  values: z.array(z.string()).nullable(),
  /** The names of the groups that they give. */
  groups: z.array(z.string()),
  asksOurCode: z.boolean(),
  /** Whether the person would be asked for their name first, which the provider does not send. */
  asksName: z.boolean().default(false),
  /** The claim of groups that was looked for, and how it came: `unreadable` is no text and no list of texts. */
  groupsClaim: z.string().default(''),
  groupsSent: z.enum(['sent', 'missing', 'tooMany', 'unreadable']).default('sent'),
  /** Claims that came and may be meant, where that one did not. */
  claimsAlike: z.array(z.string()).default([]),
  /** Values that came and nearly are one of the table. */
  valuesAlike: z.array(z.object({ sent: z.string(), wanted: z.string() })).default([]),
  /** Whether everybody comes back to the company's own address from now on. */
  isMoved: z.boolean().default(false),
});
export type CompanySignInTrial = z.output<typeof trial>;

/**
 * Hands in what the provider sent the browser back with (what stands behind the `?`) and to whose address (the key in its path), and answers as `checkLogin` does; of a trial only
 * what it would have led to. `asks` where the person is new and the provider sends no first and last name: `nameCompanySignIn` goes on. Fails with `link-invalid` when it is none of this browser’s, too old or used; `wrong-credentials` when the
 * provider refused or what it says does not hold; `forbidden` for who has no access here; `unavailable`, `too-many-requests`.
 */
export const finishCompanySignIn = defineCall({
  name: 'finishCompanySignIn',
  access: 'public',
  input: z.object({
    answer: z.string().min(1).max(8000),
    channel: loginChannel,
    /** Missing at the address that all companies shared. */
    company: companyKey.optional(),
  }),
  output: z.object({
    outcome: checkLogin.output.nullable(),
    trial: trial.nullable(),
    asks: z
      .object({
        /** What has to be handed back with the name, within ten minutes. */
        ticket: z.string(),
        email: z.string(),
        /** What the name may be; empty where nothing says so. */
        firstName: z.string(),
        lastName: z.string(),
      })
      .nullable()
      .default(null),
    /** The provider to which the second factor that is due links the account (decision 152); empty where it links none. */
    links: z.string().optional(),
    /** Whether the second factor that is due is the person's passkey: `checkLoginPasskey` goes on (`isFactor`). */
    passkey: z.boolean().optional(),
  }),
});

/** Says the name of who came by a provider that sends none, and answers as `checkLogin` does. Fails with `link-invalid` when too old or used, `invalid-input` by field, `forbidden` as `finishCompanySignIn`, `too-many-requests`. */
export const nameCompanySignIn = defineCall({
  name: 'nameCompanySignIn',
  encoding: 'json',
  access: 'public',
  input: z.object({
    ticket: z.string().min(1).max(40_000),
    firstName: profileFields.firstName,
    lastName: profileFields.lastName,
    channel: loginChannel,
  }),
  output: z.object({ outcome: checkLogin.output.nullable() }),
});
export type CompanySignInName = NonNullable<z.output<typeof finishCompanySignIn.output>['asks']>;
