import type { AuthPlatform } from '../auth-platform.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import type { PassFirstFactor } from '../sign-in/first-factor.ts';
import { createAttempts } from './attempts.ts';
import { createCompanyAccounts } from './company-account.ts';
import { createCompanySignInLimits } from './company-sign-in-limits.ts';
import { createCompanySignInService } from './company-sign-in.service.ts';
import { createCompanySignInSettings } from './company-sign-in-settings.service.ts';
import { createCompanyVouching } from './company-vouching.service.ts';
import { createProviders } from './provider.ts';

interface CompanySignInFeatureDependencies extends AuthPlatform {
  readonly finishSignIn: FinishSignIn;
  readonly passFirstFactor: PassFirstFactor;
}

/** Puts the services of signing in by the company together. */
export function createCompanySignInFeature(dependencies: CompanySignInFeatureDependencies) {
  const { ownOrigins } = dependencies.config.companySignIn;
  const vouching = createCompanyVouching(dependencies);
  return {
    companySignIn: createCompanySignInService({
      ...dependencies,
      providers: createProviders({ ownOrigins }),
      attempts: createAttempts(dependencies),
      limits: createCompanySignInLimits(dependencies.rateLimits),
      accounts: createCompanyAccounts(dependencies),
    }),
    companySignInSettings: createCompanySignInSettings({ ...dependencies, ownOrigins, vouching }),
    companyVouching: vouching,
  };
}
