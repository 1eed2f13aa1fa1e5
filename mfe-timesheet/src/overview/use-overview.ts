import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { getTimesheetOverview, monthsLiveKey } from 'shared-api/contracts/timesheet';

/** What is seen of one's months on every page: one call for the card and the figure, read again when a month changes. */
export function useOverview() {
  return useQuery({
    queryKey: [...monthsLiveKey, 'overview'],
    meta: { isLive: true },
    queryFn: ({ signal }) => call(getTimesheetOverview, {}, { signal }),
  });
}
