import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { documentsLiveKey, listBulkSends } from 'shared-api/contracts/signing';

export const bulkSendsKey = [...documentsLiveKey, 'bulk'] as const;

/** One's bulk sends, followed live. */
export function useBulkSends() {
  return useQuery({
    queryKey: [...bulkSendsKey, 'list'],
    meta: { isLive: true },
    queryFn: ({ signal }) => call(listBulkSends, {}, { signal }),
  });
}
