import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import type { CodeLimits } from '../../../platform/codes/code-limits.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
import type { StrongSignIn } from '../strong-sign-in/strong-sign-in.service.ts';
import { createAuthenticatorCheck } from './authenticator-check.ts';
import { createAuthenticatorNotices } from './authenticator-notices.ts';
import { createAuthenticatorSetupService } from './authenticator-setup.service.ts';
import { createAuthenticatorService } from './authenticator.service.ts';

interface AuthenticatorFeatureDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'secretBox' | 'rowProofs' | 'audit' | 'deliveries' | 'codes' | 'product'
> {
  limits: CodeLimits;
  finishSignIn: FinishSignIn;
  readonly demands: StrongDemands;
  readonly strongSignIn: Pick<StrongSignIn, 'endAllowed'>;
}

/** Puts the services of authenticator apps together. */
export function createAuthenticatorFeature(dependencies: AuthenticatorFeatureDependencies) {
  const product = dependencies.product.name;
  const notify = createAuthenticatorNotices({ ...dependencies, product });
  const check = createAuthenticatorCheck({ ...dependencies, notify });
  const setups = createAuthenticatorSetupService({ ...dependencies, notify, product });
  return {
    authenticators: createAuthenticatorService({ ...dependencies, check, setups, notify }),
    authenticatorSetups: setups,
  };
}
