import { useEffect, useState, useSyncExternalStore } from 'react';
import { clock } from 'shared-api/device';
import type { PlainDay } from 'shared-api/contracts/common';

/** Milliseconds. */
const minute = 60_000;

/** The instant that it is, in milliseconds, anew each `every` milliseconds, and when one comes back to the page. */
export function useNow(every = minute): number {
  const [at, setAt] = useState(() => clock.now());
  useEffect(() => follow(() => setAt(clock.now()), every), [every]);
  return at;
}

/** The day that it is in Italy: another one past its midnight, though the page stays open. */
export function useToday(): PlainDay {
  return useSyncExternalStore(followMinutes, clock.today);
}

const followMinutes = (renew: () => void) => follow(renew, minute / 2);

function follow(renew: () => void, every: number): () => void {
  const timer = setInterval(renew, every);
  const stop = clock.onChange(renew);
  document.addEventListener('visibilitychange', renew);
  return () => {
    clearInterval(timer);
    stop();
    document.removeEventListener('visibilitychange', renew);
  };
}
