import { useQuery } from '@tanstack/react-query';
import { settingsLiveKey } from 'shared-api/contracts/admin';
import { getSignUpDomains } from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import { CompanyDomains } from './company-sign-in/company-domains.component.tsx';

interface SignUpDomainsProps {
  readonly companyId: string;
}

/** Whose the domains of the sign-up are, as they were saved. */
export function SignUpDomains({ companyId }: SignUpDomainsProps) {
  const { data } = useQuery(callQuery(getSignUpDomains, { companyId }, { live: settingsLiveKey }));
  if (!data) return null;
  return <CompanyDomains companyId={companyId} open="openSignUp" {...data} />;
}
