import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from 'shared-api';
import { getTimesheetOverview, overviewLiveKey } from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';

/** What is seen of one's months on every page: one call for the card and the figure, read again when one of them changes. */
export function useOverview() {
  const { userId, actingFor } = useSignedIn();
  const live = overviewLiveKey(actingFor?.employee?.userId ?? userId);
  return useQuery(callQuery(getTimesheetOverview, {}, { live }));
}
