import { useMutation } from '@tanstack/react-query';
import { call, failureSentence, refreshBoot } from 'shared-api';
import { openRemovalLink, removeAccount } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { useMailedLink } from '../links/use-mailed-link.ts';
import { removalTexts } from './removal.texts.ts';

/** The link of a removal: whose account it is, and removing it. Opening it changes nothing. */
export function useRemovalLink(secret: string) {
  const t = useTexts(removalTexts);
  const opening = useMailedLink(openRemovalLink, secret);
  const removing = useMutation({
    mutationFn: () => call(removeAccount, { secret }),
    // This page may have been signed in with that account.
    onSuccess: () => void refreshBoot().catch(() => undefined),
    onError: (error) => notify.error(failureSentence(error, t('confirm.failed'))),
  });
  return { opening, removing };
}
