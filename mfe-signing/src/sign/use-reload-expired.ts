import { useEffect, useEffectEvent } from 'react';
import type { SaveState } from './save-queue.ts';

/** When the document ran out while one signed, shows what there is to do about it. */
export function useReloadExpired({ phase, problem }: SaveState, onReload: () => Promise<unknown>): void {
  const reload = useEffectEvent(onReload);
  const isExpired = phase === 'gone' && problem?.code === 'document-expired';
  useEffect(() => {
    if (isExpired) void reload();
  }, [isExpired]);
}
