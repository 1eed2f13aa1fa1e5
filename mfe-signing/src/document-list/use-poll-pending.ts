import { useEffect, useEffectEvent, useMemo } from 'react';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { isUnderWay } from './document-state.ts';

const lookEvery = 4000;
/** Loads that a look reads at most; with more under way the first ones are looked at, and the others come up as these are done. */
const maxLoads = 3;

/** Looks again at rows whose mail or sealing is under way, as long as somebody sees the page. */
export function usePollPending(
  rows: readonly DocumentRow[],
  refreshRows: (ids: ReadonlySet<string>, most: number) => Promise<void>,
): void {
  const waiting = useMemo(() => rows.filter(isUnderWay).map(({ id }) => id), [rows]);
  const look = useEffectEvent(() => {
    // A failed look is made good by the next one.
    if (document.visibilityState === 'visible') refreshRows(new Set(waiting), maxLoads).catch(() => {});
  });
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => look(), lookEvery);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
