import { asApiError, call, useBoot } from 'shared-api';
import { verifyCode } from 'shared-api/contracts/platform';
import { useTexts, type OneTimeCodeOptions } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import { answerLimit } from '../sign-in/sign-in-settings.ts';

/** What every one-time code of this module has in common: how it is checked, and the sentence when no answer comes. */
export function useCodeOptions() {
  const t = useTexts(authTexts);
  const { outbox } = useBoot();
  return {
    outbox,
    verify: (entered) => call(verifyCode, entered, { signal: AbortSignal.timeout(answerLimit) }),
    readFailure: asApiError,
    unanswered: t('login.failedAfterCode'),
  } satisfies Partial<OneTimeCodeOptions>;
}
