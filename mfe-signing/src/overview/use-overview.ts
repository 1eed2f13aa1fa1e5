import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { getSigningOverview, overviewLiveKey } from 'shared-api/contracts/signing';

/** What the dashboard shows of documents and messages: one call for all of its cards, read again when one of them changes. */
export function useOverview() {
  return useQuery({
    queryKey: [...overviewLiveKey],
    meta: { isLive: true },
    queryFn: ({ signal }) => call(getSigningOverview, {}, { signal }),
  });
}
