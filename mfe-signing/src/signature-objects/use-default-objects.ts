import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from 'shared-api';
import {
  getDefaultSignatureObjects,
  mayKeepSignatureObjects,
  signatureObjectsLiveKey,
} from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';

/**
 * What the person signs with unless they choose something else (`DocSignGetSignImageDefault`); undefined while it is on its way, and for who
 * keeps no objects, as guests.
 */
export function useDefaultObjects() {
  const session = useSignedIn();
  const { data } = useQuery({
    ...callQuery(getDefaultSignatureObjects, {}, { live: signatureObjectsLiveKey }),
    enabled: !session.isGuest && mayKeepSignatureObjects(session),
  });
  return data;
}
