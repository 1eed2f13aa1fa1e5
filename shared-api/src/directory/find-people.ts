import { useQuery } from '@tanstack/react-query';
import type { CompanyName } from '../contracts/directory/companies.contract.ts';
import { loadDirectoryCalls } from './load-directory-calls.ts';

interface CompanyNames {
  /** Undefined while they load. */
  readonly companies: readonly CompanyName[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** In milliseconds: a name may be a little old. */
const namesMaxAge = 5 * 60_000;

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
export function searchManagedPeople(
  companyId: string,
  /** A user who is not to be chosen. */
  { except = '' }: { readonly except?: string } = {},
) {
  return {
    queryKey: ['directory', companyId, except],
    find: async (text: string, signal: AbortSignal) => {
      const { askEmployees } = await loadDirectoryCalls();
      const { employees, total } = await askEmployees({ text, companyId }, signal);
      const managed = employees.filter(({ mayManage, userId }) => mayManage && userId !== except);
      const people = managed.map(({ userId, name, user }) => ({
        id: userId,
        name,
        ...(user !== null && { detail: user }),
      }));
      return { people, total: total - (employees.length - managed.length) };
    },
  };
}

/** A search, on the server, for those people whom the caller may choose among, in one company or in all: for the kit's pickers. */
export function searchPeople(companyId?: string) {
  return {
    queryKey: ['directory', 'everybody', companyId ?? ''],
    find: async (text: string, signal: AbortSignal) => {
      const { askEmployees } = await loadDirectoryCalls();
      const { employees, total } = await askEmployees({ text, companyId }, signal);
      const people = employees.map(({ userId, name, companyName }) => ({
        id: userId,
        name,
        ...(companyName !== '' && { detail: companyName }),
      }));
      return { people, total };
    },
  };
}

/** What somebody is called whom the caller may choose; undefined while it is not known, and for nobody. */
export function usePersonName(userId: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['directory', 'person', userId],
    queryFn: async ({ signal }) => (await loadDirectoryCalls()).askEmployees({ text: '', userId }, signal),
    enabled: userId !== undefined,
    staleTime: namesMaxAge,
  });
  return data?.employees[0]?.name;
}
