import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { getOwnProfile } from 'shared-api/contracts/auth';

/** Under which a profile is kept: one's own without an id. */
export function profileKey(userId?: string) {
  return ['auth', 'profile', userId ?? 'own'];
}

/** A profile, read anew each time the screen opens: one's own, or that of a person whom one administers. */
export function useProfile(userId?: string) {
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => call(getOwnProfile, { userId }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}
