import { useMutation } from '@tanstack/react-query';
import { notify, useTexts } from 'shared-ui';
import { recordLogin, type Finishing } from '../sign-in/use-finish-sign-in.ts';
import { authTexts } from '../auth.texts.ts';

/** What follows the last factor over a screen: the shell lets it go on, and the login is recorded. */
export function useFinishAgain(onSignedIn: () => Promise<void>): Finishing {
  const t = useTexts(authTexts);
  const finishing = useMutation({
    mutationFn: onSignedIn,
    onSuccess: () => recordLogin(),
    onError: () => notify.error(t('login.failedAfterCode')),
  });
  return { finish: () => finishing.mutate(), isPending: finishing.isPending };
}
