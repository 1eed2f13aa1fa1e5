import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { getGuestLink } from 'shared-api/contracts/signing';

/** What a link leads to. Asking changes nothing, so that mail scanners may ask too (departure D2). */
export function useReservation(link: string) {
  return useQuery({
    queryKey: ['signing', 'reservation', link],
    queryFn: ({ signal }) => call(getGuestLink, { link }, { signal }),
    retry: false,
    gcTime: 0,
  });
}

/** Who sends what to whom, and whether it can still be signed. */
export type Reservation = NonNullable<ReturnType<typeof useReservation>['data']>;
