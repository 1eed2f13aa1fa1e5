import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { getProfileEmt } from 'shared-api/contracts/auth';

/** Under which a profile is kept. */
export const profileKey = ['auth', 'profile'];

/** One's own profile, read anew each time the screen opens. */
export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => call(getProfileEmt, {}, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}
