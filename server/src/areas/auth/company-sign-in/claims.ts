import { profileFields } from 'shared-api/contracts/directory';
import { z } from 'zod';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import type { Claims } from './provider.ts';

const personName = z.object({ firstName: profileFields.firstName, lastName: profileFields.lastName });
type PersonName = z.output<typeof personName>;

/** What we take of what a provider says. */
export interface Stranger {
  readonly issuer: string;
  readonly subject: string;
  /** As the provider writes it; empty where it names none. */
  readonly email: string;
  /** Whether the provider says that the address is theirs. */
  readonly isVerified: boolean;
  /** First and last name, where they are such as our own forms take; null where they are not, or the provider sends none. */
  readonly name: PersonName | null;
  /** The values of the claim of groups; null where the provider does not say (too many of them to send). */
  readonly values: readonly string[] | null;
  /** Whether the provider says that it asked for a second factor. */
  readonly gaveSecondFactor: boolean;
}

/** The one provider that confirms addresses by a claim of its own (`xms_edov`) in place of `email_verified`. */
const entraHost = 'login.microsoftonline.com';
/** What of `amr` stands for more than a password (RFC 8176). */
const strongMethods = ['mfa', 'otp', 'hwk', 'swk', 'fpt', 'face', 'iris', 'sms', 'sc'];

/** Reads what a provider says of somebody. Nothing is believed that has not the very type that it must have. */
export function readClaims(
  claims: Claims,
  { groupsClaim, acrValues }: Pick<CompanySignInRecord, 'groupsClaim' | 'acrValues'>,
): Stranger {
  const email = textOf(claims['email']).trim();
  const acr = textOf(claims['acr']);
  const isAsked = acr !== '' && acrValues.split(/\s+/).includes(acr);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isVerified: email !== '' && isConfirmed(claims),
    name: readName(claims),
    values: isOverage(claims, groupsClaim) ? null : listOf(claims[groupsClaim]),
    gaveSecondFactor: isAsked || listOf(claims['amr']).some((method) => strongMethods.includes(method)),
  };
}

function readName(claims: Claims): PersonName | null {
  const [first = '', ...rest] = textOf(claims['name']).trim().split(/\s+/);
  const { data } = personName.safeParse({
    firstName: textOf(claims['given_name']) || first,
    lastName: textOf(claims['family_name']) || rest.join(' '),
  });
  return data ?? null;
}

function isConfirmed(claims: Claims): boolean {
  if (claims['email_verified'] === true) return true;
  const edov = claims['xms_edov'];
  return (
    new URL(claims.iss).host === entraHost && (edov === true || edov === '1' || edov === 'true' || edov === 1)
  );
}

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

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function listOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
