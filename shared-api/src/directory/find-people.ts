import { useQuery } from '@tanstack/react-query';
import type { CompanyName } from '../contracts/directory/companies.contract.ts';
import { loadDirectoryCalls } from './load-directory-calls.ts';

interface CompanyNames {
  /** Undefined while they load. */
  readonly companies: readonly CompanyName[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** The names of the companies that an administrator may choose among, without their people. */
export function useCompanyNames({ isNeeded = true }: { readonly isNeeded?: boolean } = {}): CompanyNames {
  const { data, isError, refetch } = useQuery({
    queryKey: ['directory', 'company-names'],
    queryFn: async ({ signal }) => (await loadDirectoryCalls()).askOwnCompanies(signal),
    enabled: isNeeded,
  });
  return { companies: data?.companies, hasFailed: isError, onRetry: () => void refetch() };
}

/** A search, on the server, for those of a company's people whose account the caller may manage: for the kit's pickers. */
export function searchManagedPeople(companyId: string) {
  return {
    queryKey: ['directory', companyId],
    find: async (text: string, signal: AbortSignal) => {
      const { askEmployees } = await loadDirectoryCalls();
      const { employees, total } = await askEmployees({ text, companyId }, signal);
      const managed = employees.filter(({ mayManage }) => mayManage);
      const people = managed.map(({ userId, name, user }) => ({
        id: userId,
        name,
        ...(user !== null && { detail: user }),
      }));
      return { people, total: total - (employees.length - managed.length) };
    },
  };
}
