import { useQuery } from '@tanstack/react-query';
import { getSigningOverview, overviewLiveKey } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';

/** What the dashboard shows of documents and messages: one call for all of its cards, read again when one of them changes. */
export function useOverview() {
  return useQuery({
    ...callQuery(getSigningOverview, {}, { live: overviewLiveKey }),
  });
}
