import { useEffect, useEffectEvent } from 'react';
import type { SaveQueue, SaveState } from './save-queue.ts';
import { isSignedElsewhere, type SignDocument } from './use-sign-document.ts';

interface Conflict {
  readonly queue: SaveQueue;
  readonly state: SaveState;
  readonly onReload: () => Promise<SignDocument | undefined>;
}

/** When a box was signed in another window meanwhile, shows that signature and goes on with the others. */
export function useResolveConflict({ queue, state, onReload }: Conflict): void {
  const resolve = useEffectEvent(async () => {
    const fresh = await onReload();
    const signed = fresh?.boxes.filter(({ isSigned }) => isSigned) ?? [];
    if (signed.length > 0) await queue.discard(signed.map(({ index }) => index));
  });
  const { phase, problem } = state;
  useEffect(() => {
    if (phase === 'refused' && isSignedElsewhere(problem)) void resolve();
  }, [phase, problem]);
}
