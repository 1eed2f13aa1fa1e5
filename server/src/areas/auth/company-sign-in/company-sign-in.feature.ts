import { createReadTextRecords } from '../../../platform/outgoing/text-records.ts';
import type { PowerNotices } from '../administrators/power-notices.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import type { PassFirstFactor } from '../sign-in/first-factor.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
import { createAttempts } from './attempts.ts';
import type { CompanyAccounts } from './company-account.ts';
import { createCompanyDomains } from './company-domains.service.ts';
import { createCompanySignInLimits } from './company-sign-in-limits.ts';
import { createCompanySignInService } from './company-sign-in.service.ts';
import { createCompanySignInSettings } from './company-sign-in-settings.service.ts';
import { createCompanyVouching } from './company-vouching.service.ts';
import { createNamelessPeople } from './nameless.ts';
import { createProviders } from './provider.ts';
import type { WaitingLinks } from './waiting-links.ts';

interface CompanySignInFeatureDependencies extends AuthPlatform {
  readonly powerNotices: PowerNotices;
  readonly demands: StrongDemands;
  readonly finishSignIn: FinishSignIn;
  readonly passFirstFactor: PassFirstFactor;
  readonly accounts: CompanyAccounts;
  readonly waitingLinks: WaitingLinks;
}

/** Puts the services of signing in by the company together. */
export function createCompanySignInFeature(dependencies: CompanySignInFeatureDependencies) {
  const { ownOrigins, nameServers } = dependencies.config.companySignIn;
  const limits = createCompanySignInLimits(dependencies.rateLimits);
  const vouching = createCompanyVouching(dependencies);
  const readTextRecords = createReadTextRecords(nameServers);
  const domains = createCompanyDomains({ ...dependencies, limits, readTextRecords });
  return {
    companySignIn: createCompanySignInService({
      ...dependencies,
      providers: createProviders({ ownOrigins }),
      attempts: createAttempts(dependencies),
      nameless: createNamelessPeople(dependencies),
      limits,
    }),
    companySignInSettings: createCompanySignInSettings({ ...dependencies, ownOrigins, vouching, domains }),
    companyVouching: vouching,
  };
}
