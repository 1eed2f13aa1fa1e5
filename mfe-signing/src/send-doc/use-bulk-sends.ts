import { useQuery } from '@tanstack/react-query';
import { documentsLiveKey, listBulkSends } from 'shared-api/contracts/signing';
import type { LiveKey } from 'shared-api/contracts/platform';
import { callQuery } from 'shared-api/queries';

export const bulkSendsKey: LiveKey = [...documentsLiveKey, 'bulk'];

/** One's bulk sends, followed live. */
export function useBulkSends() {
  return useQuery({
    ...callQuery(listBulkSends, {}, { live: bulkSendsKey }),
  });
}
