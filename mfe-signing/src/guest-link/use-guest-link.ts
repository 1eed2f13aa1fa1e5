import { useQuery } from '@tanstack/react-query';
import { getGuestLink } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';

/** What a link leads to. Asking changes nothing, so that mail scanners may ask too (departure D2). */
export function useReservation(link: string) {
  return useQuery({
    ...callQuery(getGuestLink, { link }),
    retry: false,
    gcTime: 0,
  });
}

/** Who sends what to whom, and whether it can still be signed. */
export type Reservation = NonNullable<ReturnType<typeof useReservation>['data']>;
