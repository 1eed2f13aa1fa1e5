import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from 'shared-api';
import { checkLogin } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { texts } from '../texts/texts.ts';
import { answerLimit, productId } from './sign-in-settings.ts';
import type { Credentials } from './login-form.component.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

/** The steps of signing in: password, code if one is due, then on to where the person wanted to go. */
export function useSignIn() {
  const t = useTexts(texts);
  const [username, setUsername] = useState<string | null>(null);
  const finishing = useFinishSignIn();
  const password = useMutation({
    mutationFn: (credentials: Credentials) =>
      call(checkLogin, { ...credentials, product: productId }, { signal: AbortSignal.timeout(answerLimit) }),
    onSuccess: ({ isProductEnabled, loginType, user }, credentials) => {
      if (!isProductEnabled) notify.error(t('login.productNotEnabled'), { duration: 'normal' });
      else if (loginType === 'SMS_ERR_TEL_NUMBER')
        notify.error(t('login.phoneNumberMissing'), { duration: 'long' });
      else if (user) finishing.finish();
      else setUsername(credentials.username);
    },
    onError: (error) => notify.error(sentenceOf(error) || t('login.failed'), { duration: 'untilClosed' }),
  });
  return {
    submit: (credentials: Credentials) => {
      notify.clear();
      password.mutate(credentials);
    },
    isBusy: password.isPending || finishing.isPending,
    /** Whose code is being asked for; null while none is. */
    username,
    leaveCode: () => setUsername(null),
    enter: () => {
      setUsername(null);
      finishing.finish();
    },
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : '';
}
