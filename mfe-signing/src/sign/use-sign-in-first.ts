import { notify, useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';

/** Says, before anything is drawn, that who came by a link has to sign in to sign: they come in by an app or a passkey alone (decision 120). */
export function useSignInFirst(isNeeded: boolean) {
  const t = useTexts(signTexts);
  const refusal = isNeeded ? t('signInFirst') : undefined;
  return {
    refusal,
    /** Says it to who wants to sign. @returns whether they cannot */
    refuse: (): boolean => {
      if (refusal === undefined) return false;
      notify.warning(refusal, { duration: 'failure' });
      return true;
    },
  };
}
