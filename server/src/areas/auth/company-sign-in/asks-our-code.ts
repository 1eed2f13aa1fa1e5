import type { Stranger } from './claims.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';

/** Whether our own code is asked for after a company's provider let somebody in. */
export function asksOurCode(
  { secondFactor }: Pick<CompanySignInRecord, 'secondFactor'>,
  { gaveSecondFactor }: Pick<Stranger, 'gaveSecondFactor'>,
): boolean {
  return secondFactor === 'ours' || (secondFactor === 'said' && !gaveSecondFactor);
}
