import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The screen on which something was typed; null on one where nothing was yet. */
let typedAt: string | null = null;

/** Whether something was typed or chosen on the screen that is open. */
export function hasTypedHere(): boolean {
  return typedAt !== null;
}

/** Notes whether something is typed on the screen of the moment; a change of screen begins anew. */
export function useRememberTyping(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    typedAt = null;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main')) typedAt = pathname;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [pathname]);
}
