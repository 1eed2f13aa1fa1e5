import { canBecomeUsername, profileFields } from 'shared-api/contracts/directory';
import { z } from 'zod';
import { findClaim, textOf, textsOf } from './claim-path.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import type { Claims } from './merge-claims.ts';

const personName = z.object({ firstName: profileFields.firstName, lastName: profileFields.lastName });
export type PersonName = z.output<typeof personName>;

/** How the groups of somebody were sent: as texts, not at all, too many of them to be sent, or in a shape that is no list of texts. */
type GroupsSent = 'sent' | 'missing' | 'tooMany' | 'unreadable';

/** What we take of what a provider says. */
export interface Stranger {
  readonly issuer: string;
  readonly subject: string;
  /** As the provider writes it; empty where it names none. */
  readonly email: string;
  /** Whether that is one address, such as our own forms take. */
  readonly isAddress: boolean;
  /** Whether the provider says that the address is theirs. */
  readonly isVerified: boolean;
  /** First and last name; `missing` where the provider does not send both, `invalid` where our own forms would not take them. */
  readonly name: PersonName | 'missing' | 'invalid';
  /** What the provider's one text for the whole name may mean, for who is asked. */
  readonly guess: PersonName;
  /** The values of the claim of groups; null where the provider does not say: not there is not empty. */
  readonly values: readonly string[] | null;
  readonly groupsSent: GroupsSent;
  /** Whether the provider says that it asked for a second factor. */
  readonly gaveSecondFactor: boolean;
}

/** The one provider that confirms addresses by a claim of its own (`xms_edov`) in place of `email_verified`. */
const entraHost = 'login.microsoftonline.com';
/** What of `amr` stands for more than a password (RFC 8176). */
const strongMethods = ['mfa', 'otp', 'hwk', 'swk', 'fpt', 'face', 'iris', 'sms', 'sc'];
type Wanted = Pick<CompanySignInRecord, 'groupsClaim' | 'acrValues'>;

/** Reads what a provider says of somebody. Nothing is believed that our own forms would not take. */
export function readClaims(claims: Claims, { groupsClaim, acrValues }: Wanted): Stranger {
  const email = textOf(claims['email']).trim();
  const acr = textOf(claims['acr']);
  const isAsked = acr !== '' && acrValues.split(/\s+/).includes(acr);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: profileFields.email.safeParse(email).data ?? email.slice(0, 100).replace(/\p{C}+/gu, ' '),
    isAddress: isAddress(email),
    isVerified: email !== '' && isConfirmed(claims),
    ...readName(claims),
    ...readGroups(claims, groupsClaim),
    gaveSecondFactor:
      isAsked || (textsOf(claims['amr']) ?? []).some((method) => strongMethods.includes(method)),
  };
}

/** Whether an address that somebody has at a provider can become their user name here. */
export function canBecomeAccount({
  email,
  isAddress: isOne,
}: Pick<Stranger, 'email' | 'isAddress'>): boolean {
  return isOne && canBecomeUsername(email);
}

/** Whether a text is one address as it stands: what has to be cleaned first is somebody else's. */
function isAddress(text: string): boolean {
  return profileFields.email.safeParse(text).data === text.normalize('NFC');
}

function readName(claims: Claims): Pick<Stranger, 'name' | 'guess'> {
  const [firstName, lastName] = [textOf(claims['given_name']), textOf(claims['family_name'])];
  const guess = guessName(textOf(claims['name']), { firstName, lastName });
  const { data, error } = personName.safeParse({ firstName, lastName });
  if (data) return { name: data, guess };
  const isMissing = error.issues.every(({ message }) => message === 'required');
  return { name: isMissing ? 'missing' : 'invalid', guess };
}

/** The halves of a whole name, as far as our forms would take them: `Neri, Anna` says which is which, else the first word is the first name. */
function guessName(whole: string, { firstName, lastName }: PersonName): PersonName {
  const [last = '', ...first] = whole.includes(',') ? whole.split(',') : [];
  const [word = '', ...words] = whole.trim().split(/\s+/);
  const halves = last === '' ? { first: word, last: words.join(' ') } : { first: first.join(' '), last };
  const taken = (text: string) => profileFields.firstName.safeParse(text).data ?? '';
  return {
    firstName: taken(firstName) || taken(halves.first),
    lastName: taken(lastName) || taken(halves.last),
  };
}

function readGroups(claims: Claims, groupsClaim: string): Pick<Stranger, 'values' | 'groupsSent'> {
  if (isOverage(claims, groupsClaim)) return { values: null, groupsSent: 'tooMany' };
  const found = groupsClaim === '' ? undefined : findClaim(claims, groupsClaim);
  if (found === undefined || found === null) return { values: null, groupsSent: 'missing' };
  const values = textsOf(found) ?? null;
  return { values, groupsSent: values ? 'sent' : 'unreadable' };
}

/** Text booleans count too: some providers know no others. */
function isConfirmed(claims: Claims): boolean {
  if (isTrue(claims['email_verified'])) return true;
  const edov = claims['xms_edov'];
  return new URL(claims.iss).host === entraHost && (isTrue(edov) || edov === '1' || edov === 1);
}

const isTrue = (value: unknown) => value === true || textOf(value).trim().toLowerCase() === 'true';

/** Who is in very many groups gets a pointer to them in place of the claim. */
function isOverage(claims: Claims, groupsClaim: string): boolean {
  const elsewhere = claims['_claim_names'];
  return (
    groupsClaim !== '' &&
    typeof elsewhere === 'object' &&
    elsewhere !== null &&
    Object.hasOwn(elsewhere, groupsClaim)
  );
}
