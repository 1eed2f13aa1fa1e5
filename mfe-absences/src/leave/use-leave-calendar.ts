import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { absencesLiveKey, getLeaveCalendar } from 'shared-api/contracts/absences';

/** The days that carry leave, and those that nobody works. */
export function useLeaveCalendar() {
  return useQuery({
    queryKey: [...absencesLiveKey, 'leave', 'calendar'],
    queryFn: ({ signal }) => call(getLeaveCalendar, {}, { signal }),
    meta: { isLive: true },
    retry: 1,
  });
}
