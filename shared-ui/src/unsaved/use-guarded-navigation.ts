import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import { navigateFromPlace } from '../overlay/overlay-steps.ts';
import { askBeforeLoss, lostBetween, type Unsaved } from './unsaved-changes.ts';

/** Has every way to another address ask first where something typed would be lost. Once in a page: the router has one such place. */
export function useGuardedNavigation(): void {
  const lost = useRef<readonly Unsaved[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    lost.current = lostBetween(currentLocation, nextLocation);
    return lost.current.length > 0;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const leave = async () => {
      // The question is a step of the history itself: it goes before the step that it asked about is made.
      flushSync(() => undefined);
      await navigateFromPlace(() => blocker.proceed());
    };
    askBeforeLoss(lost.current, { lostWith: 'page', onGo: () => void leave(), onStay: blocker.reset });
  }, [blocker]);
}
