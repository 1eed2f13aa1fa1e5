import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from 'shared-api';
import { getDefaultSignatureObjects, mayKeepSignatureObjects } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';

/** The signature and the picture that the signer keeps as their defaults, where they may keep any. */
export function useDefaultObjects() {
  const { permissions } = useSignedIn();
  const { data } = useQuery({
    ...callQuery(getDefaultSignatureObjects, {}),
    enabled: mayKeepSignatureObjects({ permissions }),
    gcTime: 0,
  });
  return { signature: data?.signature?.image ?? null, picture: data?.image?.image ?? null };
}
