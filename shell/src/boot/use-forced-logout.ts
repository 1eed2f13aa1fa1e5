import { useEffect } from 'react';
import { call, useSession } from 'shared-api';
import { checkLogoutNew } from 'shared-api/contracts/auth';
import { getTexts, notify } from 'shared-ui';
import { texts } from '../texts/texts.ts';
import { forgetSession } from './sign-out.ts';

/** How often the server is asked whether the session still stands, in milliseconds. */
const pause = 60_000;

/** Signs out on this page when the session was ended elsewhere (spec 01 §4): asked each minute, and on coming back to the page. */
export function useForcedLogout(): void {
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const check = () => void leaveIfForced();
    const timer = setInterval(check, pause);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isSignedIn]);
}

/** Asks at once whether the session still stands, and leaves it when it does not. */
export async function leaveIfForced(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  try {
    const { isForced } = await call(checkLogoutNew, {});
    if (!isForced) return;
    await forgetSession();
    notify.warning(getTexts(texts)('session.ended'), { duration: 'untilClosed' });
  } catch {
    // Out of reach is not signed out: the next time will tell.
  }
}
