import { useMutation } from '@tanstack/react-query';
import { call, failureSentence, signOut, useSignedIn } from 'shared-api';
import { requestRemoval, type RemovalChannel } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { productId } from '../sign-in/sign-in-settings.ts';
import { removalTexts } from './removal.texts.ts';

class NotFound extends Error {}

/** Has the link of a removal sent, says where it went, and signs out (spec 01 §8). */
export function useAskRemoval(onSent: () => void) {
  const t = useTexts(removalTexts);
  const { username, email } = useSignedIn();
  return useMutation({
    mutationFn: async (): Promise<RemovalChannel> => {
      const claim = { username, email, method: 'REMOVE_ACCOUNT', context: productId } as const;
      const { isSent, channel } = await call(requestRemoval, claim);
      if (!isSent || !channel) throw new NotFound(t('notFound'));
      return channel;
    },
    onSuccess: async (channel) => {
      onSent();
      notify.success(t(`sent.${channel}`), { duration: 'untilClosed' });
      await signOut().catch(() => notify.error(t('signOutFailed')));
    },
    onError: (error) => {
      const fallback = error instanceof NotFound ? error.message : t('ask.failed');
      notify.error(failureSentence(error, fallback));
    },
  });
}
