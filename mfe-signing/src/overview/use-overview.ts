import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { documentsLiveKey, getSigningOverview } from 'shared-api/contracts/signing';

/** What the dashboard shows of documents: one call for all of its cards, read again when a document changes. */
export function useOverview() {
  return useQuery({
    queryKey: [...documentsLiveKey, 'overview'],
    meta: { isLive: true },
    queryFn: ({ signal }) => call(getSigningOverview, {}, { signal }),
  });
}
