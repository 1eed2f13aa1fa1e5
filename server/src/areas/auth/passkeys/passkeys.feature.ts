import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
import type { StrongSignIn } from '../strong-sign-in/strong-sign-in.service.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeyLimits } from './passkey-limits.ts';
import { createPasskeyLoginService } from './passkey-login.service.ts';
import { createPasskeyChangeNotice } from './passkey-notices.ts';
import { createPasskeyService } from './passkeys.service.ts';
import { relyingPartyOf } from './relying-party.ts';

interface PasskeyFeatureDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'oneTimeLinks' | 'rateLimits' | 'product' | 'publicUrl'
> {
  finishSignIn: FinishSignIn;
  ownPassword: OwnPassword;
  readonly demands: StrongDemands;
  readonly strongSignIn: Pick<StrongSignIn, 'endAllowed'>;
}

/** Puts the services of passkeys together. */
export function createPasskeyFeature(dependencies: PasskeyFeatureDependencies) {
  const challenges = createPasskeyChallenges(dependencies);
  const limits = createPasskeyLimits(dependencies.rateLimits);
  const relyingParty = relyingPartyOf(dependencies.publicUrl);
  const notify = createPasskeyChangeNotice(dependencies);
  return {
    passkeys: createPasskeyService({ ...dependencies, challenges, limits, relyingParty, notify }),
    passkeyLogin: createPasskeyLoginService({ ...dependencies, challenges, limits, relyingParty }),
  };
}
