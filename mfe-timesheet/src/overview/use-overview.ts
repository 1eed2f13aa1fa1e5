import { useQuery } from '@tanstack/react-query';
import { getTimesheetOverview, monthsLiveKey } from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';

/** What is seen of one's months on every page: one call for the card and the figure, read again when a month changes. */
export function useOverview() {
  return useQuery({
    ...callQuery(getTimesheetOverview, {}, { live: monthsLiveKey }),
  });
}
