import { useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import { useCompanyNames } from 'shared-api/queries';
import type { CompanySource } from 'shared-ui';

interface MailCompany {
  /** Whether there is more than one to choose from: a super user's, unless they act for one. */
  readonly mayChoose: boolean;
  readonly source: CompanySource;
  readonly own: { readonly id: string; readonly name: string } | null;
  readonly nameOf: (companyId: string | undefined) => string | undefined;
}

/** The companies whose addresses somebody administers. */
export function useMailCompany(): MailCompany {
  const { flags, company, actingFor } = useSignedIn();
  const mayChoose = isSuperUser(flags) && !actingFor;
  const source = useCompanyNames({ isNeeded: mayChoose });
  const own = actingFor?.company ?? company;
  return {
    mayChoose,
    source,
    own,
    nameOf: (companyId) =>
      source.companies?.find(({ id }) => id === companyId)?.name ??
      (companyId !== undefined && own?.id === companyId ? own.name : undefined),
  };
}
