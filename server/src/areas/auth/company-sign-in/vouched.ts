import { contactWaitDays } from 'shared-api/contracts/directory';
import type { SecondFactorBy } from 'shared-api/contracts/auth';
import type { CompanySignInRecord, Vouched } from './company-sign-in.schema.ts';

/** For how long what one administrator saved waits for another, in milliseconds. */
export const vouchWaitMs = contactWaitDays * 24 * 60 * 60_000;

/** What there is to answer for. */
export function vouchedOf({ issuer, clientId, domains, secondFactor, acrValues }: Vouched): Vouched {
  return { issuer, clientId, domains: [...domains], secondFactor, acrValues };
}

/** Whether what is saved takes more from a provider than was answered for. */
export function isWaiting(record: CompanySignInRecord): boolean {
  const { vouched } = record;
  if (record.mode === 'off') return false;
  if (!vouched || !isSameProvider(record, vouched)) return true;
  const isWider = record.domains.some((domain) => !vouched.domains.includes(domain));
  const isLooser = strictness[record.secondFactor] < strictness[vouched.secondFactor];
  const isOther = record.secondFactor !== 'ours' && record.acrValues !== vouched.acrValues;
  return isWider || isLooser || isOther;
}

/**
 * What of a company's sign-in counts now: what was answered for, and what was made stricter since, for domains that are shown to be its own.
 * Undefined where none is on. With no domain it closes no other way in, for nobody new could come by it.
 */
export function inForce(record: CompanySignInRecord): CompanySignInRecord | undefined {
  const { vouched } = record;
  if (record.mode === 'off' || !vouched || !isSameProvider(record, vouched)) return undefined;
  const isStricter = strictness[record.secondFactor] >= strictness[vouched.secondFactor];
  const domains = record.domains.filter(
    (domain) => vouched.domains.includes(domain) && record.provedDomains.includes(domain),
  );
  return {
    ...record,
    domains,
    mode: domains.length === 0 ? 'beside' : record.mode,
    secondFactor: isStricter ? record.secondFactor : vouched.secondFactor,
    acrValues: vouched.acrValues,
  };
}

/** How little is taken from the provider: nothing, what it says of this sign-in, or everything. */
const strictness = { ours: 2, said: 1, provider: 0 } as const satisfies Record<SecondFactorBy, number>;

function isSameProvider(one: Vouched, other: Vouched): boolean {
  return one.issuer === other.issuer && one.clientId === other.clientId;
}
