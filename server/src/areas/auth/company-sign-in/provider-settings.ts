import { companyReturnPath, companySignInPath } from 'shared-api/contracts/auth';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import type { ProviderSettings } from './provider.ts';

const placeOf = (companyId: string) => `auth.company-sign-in:${companyId}`;

/** Seals the secret of a company's client; an empty one stays empty. */
export function sealSecret(secretBox: SecretBox, companyId: string, secret: string): string {
  return secret === '' ? '' : secretBox.seal(secret, placeOf(companyId));
}

/** What a company set up, with the secret in the clear, for the one request that needs it. */
export function withSecret(secretBox: SecretBox, record: CompanySignInRecord): ProviderSettings {
  const { companyId, issuer, clientId, acrValues, groupsClaim, sealedSecret } = record;
  const clientSecret = sealedSecret === '' ? '' : secretBox.open(sealedSecret, placeOf(companyId));
  return { issuer, clientId, acrValues, groupsClaim, clientSecret };
}

/** Names provider and client, by which a trial counts. */
export function triedWith({ issuer, clientId }: Pick<CompanySignInRecord, 'issuer' | 'clientId'>): string {
  return JSON.stringify([issuer, clientId]);
}

/** The key in the address to which a company's provider sends people back; null where that is the one that companies share. */
export function returnKeyOf({
  key,
  hasOwnReturn,
}: Pick<CompanySignInRecord, 'key' | 'hasOwnReturn'>): string | null {
  return hasOwnReturn ? key : null;
}

/** The path of that address. */
export function returnPath(key: string | null): string {
  return key === null ? companySignInPath : companyReturnPath(key);
}

/** The key of a company that has none yet: known before anything is saved, for the provider asks for the address first. */
export function firstKey(secretBox: SecretBox, companyId: string): string {
  return secretBox.deviceKey(placeOf(companyId)).slice(0, 16);
}
