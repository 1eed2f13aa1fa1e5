import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import { useCompanyNames } from 'shared-api/queries';
import { createDeviceState, type CompanySource } from 'shared-ui';

interface ChosenCompany {
  /** Undefined for all. */
  readonly companyId: string | undefined;
  /** Undefined for all, and while it is not known. */
  readonly name: string | undefined;
  readonly choose: (companyId: string | undefined) => void;
  /** Whether there is more than one to choose from. */
  readonly mayChoose: boolean;
  readonly source: CompanySource;
}

/** The company whose users somebody administers: of super users the one that they chose on this device, or all; of others their own. */
export function useChosenCompany(): ChosenCompany {
  const { userId, flags, company } = useSignedIn();
  const state = useMemo(() => createDeviceState<string>(`sportello.users-company.${userId}`, ''), [userId]);
  const [kept, keep] = useAtom(state);
  const mayChoose = isSuperUser(flags);
  const source = useCompanyNames({ isNeeded: mayChoose });
  const found = source.companies?.find(({ id }) => id === kept);
  if (!mayChoose)
    return { companyId: company?.id, name: company?.name, choose: () => undefined, mayChoose, source };
  // A company that is gone is as if none had been chosen.
  const isGone = source.companies !== undefined && !found;
  return {
    companyId: kept === '' || isGone ? undefined : kept,
    name: found?.name,
    choose: (companyId) => keep(companyId ?? ''),
    mayChoose,
    source,
  };
}
