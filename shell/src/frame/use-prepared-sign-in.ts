import { useEffect } from 'react';
import { mayLoadAhead } from '../boot/may-load-ahead.ts';
import { loadShellCalls } from '../load-shell-calls.ts';
import { signedInParts } from './signed-in-parts.ts';

/** Loads what follows a sign-in as soon as somebody types on a page without a session, so that it is there when they have entered. */
export function usePreparedSignIn(isVisitor: boolean): void {
  useEffect(() => {
    if (!isVisitor || !mayLoadAhead()) return;
    // Whatever does not come now is asked for again when it is needed.
    const prepare = () => void Promise.allSettled([loadShellCalls(), signedInParts.load()]);
    document.addEventListener('input', prepare, { once: true });
    return () => document.removeEventListener('input', prepare);
  }, [isVisitor]);
}
