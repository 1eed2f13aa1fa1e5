import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { listTimesheet } from 'shared-api/contracts/timesheet';

/** What the screen lists, read again when it changes. */
export function useTimesheet() {
  return useQuery({
    queryKey: ['timesheet', 'list'],
    queryFn: ({ signal }) => call(listTimesheet, {}, { signal }),
    meta: { isLive: true },
  });
}
