import { useEffect } from 'react';
import { freshenBoot, isSessionLost, loseSession, renewSession, useSession } from 'shared-api';
import { loadShellCalls } from '../load-shell-calls.ts';

/** How often the server is asked whether the session still stands, in milliseconds. */
const pause = 60_000;

/**
 * Notices that the session was ended elsewhere (spec 01 §4), asked each minute and on coming back to the page; and, while nobody is
 * signed in, on coming back that somebody is by now.
 */
export function useSessionWatch(): void {
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    const look = () => void (isSignedIn ? lookAtSession() : lookForSession());
    const timer = isSignedIn ? setInterval(look, pause) : undefined;
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isSignedIn]);
}

/**
 * Asks at once whether the page's session still stands; the person is asked to sign in again when it does not.
 * @returns whether it stands, by the server's answer.
 */
export async function lookAtSession(): Promise<boolean> {
  if (document.visibilityState === 'hidden') return false;
  try {
    // While the question stands, the person may have signed in again in another tab.
    if (isSessionLost()) return await renewSession();
    const { askSession } = await loadShellCalls();
    const { isForced, reason, isWithdrawn } = await askSession();
    const isOver = isForced || Boolean(reason);
    if (isOver) void loseSession(isWithdrawn ? 'withdrawn' : (reason ?? 'forced'));
    return !isOver;
  } catch {
    // Out of reach is not signed out: the next check decides.
    return false;
  }
}

async function lookForSession(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await freshenBoot().catch(() => undefined);
}
