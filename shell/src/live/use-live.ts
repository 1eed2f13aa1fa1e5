import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession, useSessionLoss } from 'shared-api';
import { owesFirstPassword } from '../routing/paths.ts';

/** Keeps what is on screen up to date while somebody is signed in. The sign-in does not load it. */
export function useLive(): void {
  const queries = useQueryClient();
  const session = useSession();
  // Until the first own password is chosen there is nothing to follow, and the server refuses.
  const visitor = owesFirstPassword(session) ? undefined : session?.userId;
  const isLost = useSessionLoss() !== null;
  const wasLost = useRef(false);
  useEffect(() => {
    if (isLost) wasLost.current = true;
    if (visitor === undefined || isLost) return;
    const hadGap = wasLost.current;
    wasLost.current = false;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    import(/* webpackChunkName: "live" */ './follow-changes.ts').then(
      ({ followChanges }) => {
        if (!hasLeft) stop = followChanges(queries, { hadGap });
      },
      // Without it the screens are as old as their last reading, as ever.
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [queries, visitor, isLost]);
}
