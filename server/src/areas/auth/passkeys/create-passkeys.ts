import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Deliveries } from '../../../platform/deliveries/deliveries.service.ts';
import type { OneTimeLinks } from '../../../platform/one-time-links/one-time-links.service.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeyLimits } from './passkey-limits.ts';
import { createPasskeyLogin } from './passkey-login.service.ts';
import { createPasskeyChangeNotice } from './passkey-notices.ts';
import { createPasskeys } from './passkeys.service.ts';
import { relyingPartyOf } from './relying-party.ts';

interface PasskeyFeatureDependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  deliveries: Deliveries;
  oneTimeLinks: OneTimeLinks;
  rateLimits: RateLimits;
  finishSignIn: FinishSignIn;
  ownPassword: OwnPassword;
  product: { readonly name: string };
  publicUrl: string;
}

/** Puts the services of passkeys together. */
export function createPasskeyFeature(dependencies: PasskeyFeatureDependencies) {
  const challenges = createPasskeyChallenges(dependencies);
  const limits = createPasskeyLimits(dependencies.rateLimits);
  const relyingParty = relyingPartyOf(dependencies.publicUrl);
  const tell = createPasskeyChangeNotice(dependencies);
  return {
    passkeys: createPasskeys({ ...dependencies, challenges, limits, relyingParty, tell }),
    passkeyLogin: createPasskeyLogin({ ...dependencies, challenges, limits, relyingParty }),
  };
}
