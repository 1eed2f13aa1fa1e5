import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { failureSentence, isFailure } from 'shared-api';
import type { Credentials, LoginOutcome } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import { companyState } from '../company-sign-in/company-state.ts';
import { loadSignInCalls } from './load-sign-in-calls.ts';
import { useBusy } from './use-busy.ts';
import type { Finishing } from './use-finish-sign-in.ts';

/** The factor that follows the first one, and whose it is; undefined after a QR code, which does not name it. */
export interface DueFactor {
  readonly username: string | undefined;
  readonly kind: 'mail' | 'sms' | 'authenticator';
}

const kindOf = { OTP: 'mail', SMS: 'sms', Authenticator: 'authenticator' } as const;

/** The steps of signing in (spec 01 §4): password, the second factor if one is due, then what finishes it. */
export function useSignIn(finishing: Finishing) {
  const t = useTexts(authTexts);
  const [factor, setFactor] = useState<DueFactor | null>(null);
  const { isBusy, run } = useBusy();
  const proceed = ({ isProductEnabled, loginType }: LoginOutcome, username?: string) => {
    if (!isProductEnabled) notify.error(t('login.productNotEnabled'), { duration: 'normal' });
    else if (loginType === 'SMS_ERR_TEL_NUMBER')
      notify.error(t('login.phoneNumberMissing'), { duration: 'long' });
    else if (loginType === '') finishing.finish();
    else setFactor({ username, kind: kindOf[loginType] });
  };
  const enterPassword = async (credentials: Credentials) => {
    const { checkPassword } = await loadSignInCalls();
    proceed(await checkPassword(credentials), credentials.username);
  };
  const rememberCompany = useSetAtom(companyState);
  const report = (error: unknown) => {
    const company = isFailure(error, 'forbidden') && error.details?.['company'];
    if (typeof company === 'string') rememberCompany(company);
    const sentence = isFailure(error, 'internal')
      ? t('login.failed')
      : failureSentence(error, t('login.failed'));
    notify.error(sentence, { duration: 'untilClosed' });
  };
  return {
    /** Answers whether user and password were refused, so that the form marks its fields; what was said of it stands in the popup. */
    submit: async (credentials: Credentials): Promise<'refused' | 'answered'> => {
      notify.clear();
      try {
        await run(() => enterPassword(credentials));
      } catch (error) {
        report(error);
        if (isFailure(error, 'wrong-credentials')) return 'refused';
      }
      return 'answered';
    },
    isBusy: isBusy || finishing.isPending,
    /** Proceeds from a first factor that stands in place of the password. */
    proceed: (outcome: LoginOutcome) => proceed(outcome),
    /** The factor that is being asked for; null while none is. */
    factor,
    cancel: () => setFactor(null),
    complete: () => {
      setFactor(null);
      finishing.finish();
    },
  };
}
