import { useQuery } from '@tanstack/react-query';
import { absencesLiveKey, getLeaveCalendar } from 'shared-api/contracts/absences';
import { callQuery } from 'shared-api/queries';

/** The days that carry leave, and those that nobody works. */
export function useLeaveCalendar() {
  return useQuery({
    ...callQuery(getLeaveCalendar, {}, { live: absencesLiveKey }),
    retry: 1,
  });
}
