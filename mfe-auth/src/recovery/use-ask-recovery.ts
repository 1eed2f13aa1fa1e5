import { useMutation } from '@tanstack/react-query';
import { call } from 'shared-api';
import { requestRecovery } from 'shared-api/contracts/auth';
import { answerLimit, productId } from '../sign-in/sign-in-settings.ts';

/** Asks for the link by which a new password is chosen. */
export function useAskRecovery() {
  return useMutation({
    mutationFn: async (username: string) => {
      const input = { username, method: 'SEND_OLD_PASSWORD', product: productId } as const;
      const siteDomain = window.location.host;
      const signal = AbortSignal.timeout(answerLimit);
      return (await call(requestRecovery, { ...input, siteDomain }, { signal })).result;
    },
  });
}
