import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, refreshBoot, wantedAddress } from 'shared-api';
import { notify, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import { loadSignInCalls } from './load-sign-in-calls.ts';

/** What follows the last factor, by whichever way it was given. */
export interface Finishing {
  readonly finish: () => void;
  readonly isPending: boolean;
}

/** What follows the last factor (spec 01 §4): the first password if it is due, else the login is recorded; then on. */
export function useFinishSignIn(): Finishing {
  const t = useTexts(authTexts);
  const navigate = useNavigate();
  const { state } = useLocation();
  const queries = useQueryClient();
  const finishing = useMutation({
    mutationFn: async () => {
      const { session } = await orFail(refreshBoot(), t('login.failedAfterCode'));
      const isPasswordDue = session?.hasChangedPassword === false;
      if (!isPasswordDue) void recordLogin();
      // Menus came with the boot document; groups, and all else that was read before, are read anew when they are shown.
      void queries.invalidateQueries({ refetchType: 'none' });
      if (isPasswordDue) return '/changepasswordinitial';
      return wantedAddress(state, session?.userId ?? '') ?? '/dash';
    },
    onSuccess: (address) => navigate(address, { replace: true }),
    onError: (error) => notify.error(error.message),
  });
  return { finish: () => finishing.mutate(), isPending: finishing.isPending };
}

/** Records the login. A failure is shown, and the person is signed in all the same. */
export async function recordLogin(): Promise<void> {
  try {
    await (await loadSignInCalls()).sendLogin();
  } catch (error) {
    if (error instanceof ApiError && error.message) notify.error(error.message, { duration: 'failure' });
  }
}

async function orFail<T>(step: Promise<T>, sentence: string): Promise<T> {
  try {
    return await step;
  } catch (cause) {
    throw new Error(sentence, { cause });
  }
}
