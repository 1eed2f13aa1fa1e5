import { useQuery } from '@tanstack/react-query';
import { call, useSignedIn } from 'shared-api';
import { getDefaultSignatureObjects, mayKeepSignatureObjects } from 'shared-api/contracts/signing';

/** The signature and the picture that the signer keeps as their defaults, where they may keep any. */
export function useDefaultObjects() {
  const { permissions } = useSignedIn();
  const { data } = useQuery({
    queryKey: ['signing', 'default-objects'],
    queryFn: ({ signal }) => call(getDefaultSignatureObjects, {}, { signal }),
    enabled: mayKeepSignatureObjects({ permissions }),
    gcTime: 0,
  });
  return { signature: data?.signature?.image ?? null, picture: data?.image?.image ?? null };
}
