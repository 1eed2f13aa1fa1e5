import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'] as const;

/** Whether the device has a network; drawn anew when it comes or goes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}
