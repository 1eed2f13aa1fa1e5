import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { motionState } from '../theme/preferences.ts';

/** Whether a media query holds; drawn anew when it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the screen is a phone's: 768 px wide or less (spec 01 §9), or lower than 500 px, on its side. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 768px), (max-height: 499px)');
}

/** Whether motion is unwanted, by the device or by the person's choice. */
export function useReducedMotion(): boolean {
  const isUnwantedByDevice = useMedia('(prefers-reduced-motion: reduce)');
  return useAtomValue(motionState) === 'none' || isUnwantedByDevice;
}
