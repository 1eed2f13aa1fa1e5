import { useEffect, useEffectEvent } from 'react';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { forgetSigned, useJustSigned } from '../sign/just-signed.ts';

/** After how long the row of a document that was just signed is selected, in milliseconds (spec 02 §9). */
const preselectDelay = 1000;

/** Selects a document that was just signed, once its row is there. */
export function useSelectSigned(
  rows: readonly DocumentRow[],
  select: (ids: ReadonlySet<string>) => void,
): void {
  const justSigned = useJustSigned();
  const isThere = justSigned !== null && rows.some(({ id }) => id === justSigned);
  const selectRow = useEffectEvent((id: string) => select(new Set([id])));
  useEffect(() => {
    if (justSigned === null || !isThere) return;
    const timer = setTimeout(() => {
      selectRow(justSigned);
      forgetSigned();
    }, preselectDelay);
    return () => clearTimeout(timer);
  }, [justSigned, isThere]);
}
