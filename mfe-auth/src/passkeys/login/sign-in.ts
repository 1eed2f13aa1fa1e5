import { ApiError, call } from 'shared-api';
import { checkLoginPasskey, getPasskeyLoginOptions, type LoginOutcome } from 'shared-api/contracts/auth';
import { getTexts, notify } from 'shared-ui';
import { answerLimit, productId } from '../../sign-in/sign-in-settings.ts';
import { signByPasskey } from '../browser-passkeys.ts';
import { passkeyProblemOf } from '../passkey-problem.ts';
import { passkeysLoginTexts } from './passkeys-login.texts.ts';

const limited = () => ({ signal: AbortSignal.timeout(answerLimit) });

/** For what a passkey is asked for. */
export interface PasskeyUse {
  /** Who alone may sign in; by default anybody. */
  readonly userId?: string | undefined;
  /** It is the second factor of the sign-in by the company that waits. */
  readonly isFactor?: boolean | undefined;
}

/**
 * Signs in by passkey: one of `userId`, or of anybody. A failure is shown here; then, or when the person cancelled, there is no
 * outcome.
 */
export async function signIn({ userId, isFactor }: PasskeyUse): Promise<LoginOutcome | undefined> {
  notify.clear();
  try {
    const options = await call(getPasskeyLoginOptions, {}, limited());
    const credential = await signByPasskey(options);
    return await call(checkLoginPasskey, { credential, product: productId, userId, isFactor }, limited());
  } catch (error) {
    notifyFailure(error);
    return undefined;
  }
}

function notifyFailure(error: unknown): void {
  const t = getTexts(passkeysLoginTexts);
  if (error instanceof ApiError)
    return void notify.error(error.message || t('noAnswer'), { duration: 'untilClosed' });
  const isCancelled = passkeyProblemOf(error) === 'cancelled';
  if (isCancelled) notify.info(t('cancelled'), { duration: 'long' });
  else notify.error(t('failed'), { duration: 'untilClosed' });
}
