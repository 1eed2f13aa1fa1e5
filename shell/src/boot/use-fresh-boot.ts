import { useEffect } from 'react';
import { refreshBoot } from 'shared-api';

let isAsInPage = true;

/** Asks anew who is signed in and which builds are live, when the screen opens and when one comes back to the page. */
export function useFreshBoot(): void {
  useEffect(() => {
    if (!isAsInPage) refresh();
    isAsInPage = false;
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
}

function refresh(): void {
  if (document.visibilityState === 'hidden') return;
  // Out of reach: what is known goes on being used, and each area says for itself when it cannot be had.
  refreshBoot().catch(() => undefined);
}
