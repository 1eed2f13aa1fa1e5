import { useQuery } from '@tanstack/react-query';
import { getOwnProfile } from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';

/** How a profile is read and kept: one's own without an id. */
export function profileQuery(userId?: string) {
  return callQuery(getOwnProfile, { userId });
}

/** A profile, read anew each time the screen opens: one's own, or that of a person whom one administers. */
export function useProfile(userId?: string) {
  return useQuery({
    ...profileQuery(userId),
    gcTime: 0,
    staleTime: Infinity,
  });
}
