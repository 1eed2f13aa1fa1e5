import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Deliveries } from '../../../platform/deliveries/deliveries.service.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Codes } from '../../../platform/codes/codes.service.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import type { CodeLimits } from '../../../platform/codes/code-limits.ts';
import { createAuthenticatorCheck } from './authenticator-check.ts';
import { createAuthenticatorNotices } from './authenticator-notices.ts';
import { createAuthenticatorSetups } from './authenticator-setup.service.ts';
import { createAuthenticators } from './authenticator.service.ts';

interface AuthenticatorFeatureDependencies {
  db: Database;
  clock: Clock;
  sealer: SecretBox;
  audit: Audit;
  deliveries: Deliveries;
  codes: Codes;
  limits: CodeLimits;
  finishSignIn: FinishSignIn;
  product: { readonly name: string };
}

/** Puts the services of authenticator apps together. */
export function createAuthenticatorFeature(dependencies: AuthenticatorFeatureDependencies) {
  const product = dependencies.product.name;
  const tell = createAuthenticatorNotices({ ...dependencies, product });
  const check = createAuthenticatorCheck({ ...dependencies, tell });
  const setups = createAuthenticatorSetups({ ...dependencies, tell, product });
  return {
    authenticators: createAuthenticators({ ...dependencies, check, setups, tell }),
    authenticatorSetups: setups,
  };
}
