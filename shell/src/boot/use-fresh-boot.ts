import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { freshenBoot } from 'shared-api';

/** Key that React Router gives to the address with which the page was loaded: its boot document is fresh. */
const asLoaded = 'default';

/** Asks anew who is signed in and which builds are live, when the screen opens and when one comes back to the page. */
export function useFreshBoot(): void {
  const isAsLoaded = useLocation().key === asLoaded;
  useEffect(() => {
    if (!isAsLoaded) refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [isAsLoaded]);
}

function refresh(): void {
  if (document.visibilityState === 'hidden') return;
  // Out of reach: what is known goes on being used, and each area shows by itself that it is unavailable.
  freshenBoot().catch(() => undefined);
}
