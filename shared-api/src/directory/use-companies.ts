import { useQuery } from '@tanstack/react-query';
import type { Company } from '../contracts/directory/companies.contract.ts';
import { loadDirectoryCalls } from './load-directory-calls.ts';

interface CompaniesOptions {
  /** Whether to ask for them now. */
  readonly isNeeded?: boolean;
  /** For how long an earlier answer will do, in milliseconds; for none unless said otherwise. */
  readonly maxAge?: number;
}

interface Companies {
  /** Undefined while they load. */
  readonly companies: readonly Company[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** The companies that an administrator may choose among, with their people: the `source` of the kit's pickers. */
export function useCompanies({ isNeeded = true, maxAge = 0 }: CompaniesOptions = {}): Companies {
  const { data, isError, refetch } = useQuery({
    queryKey: ['directory', 'companies'],
    queryFn: async ({ signal }) => (await loadDirectoryCalls()).askManagedCompanies(signal),
    enabled: isNeeded,
    staleTime: maxAge,
  });
  return { companies: data?.companies, hasFailed: isError, onRetry: () => void refetch() };
}
