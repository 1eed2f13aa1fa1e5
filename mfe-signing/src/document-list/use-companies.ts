import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { listManagedCompanies } from 'shared-api/contracts/directory';

const minutes = 60_000;

/** The companies with their employees that an administrator may narrow the list to. */
export function useCompanies(isAdmin: boolean) {
  return useQuery({
    queryKey: ['directory', 'companies'],
    queryFn: ({ signal }) => call(listManagedCompanies, {}, { signal }),
    select: ({ companies }) => companies,
    enabled: isAdmin,
    staleTime: 5 * minutes,
  });
}
