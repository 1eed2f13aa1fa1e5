import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession, useSessionLoss } from 'shared-api';
import { owesFirstPassword } from '../routing/paths.ts';

/** Keeps what is on screen up to date while somebody is signed in. The sign-in does not load it. */
export function useLive(): void {
  const queries = useQueryClient();
  const session = useSession();
  // Until the first own password is chosen there is nothing to follow, and the server says no.
  const visitor = owesFirstPassword(session) ? undefined : session?.userId;
  const isLost = useSessionLoss() !== null;
  useEffect(() => {
    if (visitor === undefined || isLost) return;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    import(/* webpackChunkName: "live" */ './follow-changes.ts').then(
      ({ followChanges }) => {
        if (!hasLeft) stop = followChanges(queries);
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
