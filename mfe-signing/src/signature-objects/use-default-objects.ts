import { useQuery } from '@tanstack/react-query';
import { call, useSignedIn } from 'shared-api';
import {
  getDefaultSignatureObjects,
  mayKeepSignatureObjects,
  signatureObjectsLiveKey,
} from 'shared-api/contracts/signing';

/**
 * What the person signs with unless they choose something else (`DocSignGetSignImageDefault`); undefined while it is on its way, and for who
 * keeps no objects, as guests.
 */
export function useDefaultObjects() {
  const session = useSignedIn();
  const { data } = useQuery({
    queryKey: [...signatureObjectsLiveKey, 'defaults'],
    queryFn: ({ signal }) => call(getDefaultSignatureObjects, {}, { signal }),
    enabled: !session.isGuest && mayKeepSignatureObjects(session),
    meta: { isLive: true },
  });
  return data;
}
