import { useEffect, useMemo, useState } from 'react';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { forgetSigned, useJustSigned } from '../sign/just-signed.ts';

/** After how long the row of a document that was just signed is selected, in milliseconds (spec 02 §9). */
const preselectDelay = 1000;

/** The selected rows. A document that was just signed is selected by itself, once its row is there. */
export function useSelection(rows: readonly DocumentRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const selected = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const justSigned = useJustSigned();
  const isThere = justSigned !== null && rows.some(({ id }) => id === justSigned);
  useEffect(() => {
    if (justSigned === null || !isThere) return;
    const timer = setTimeout(() => {
      setIds(new Set([justSigned]));
      forgetSigned();
    }, preselectDelay);
    return () => clearTimeout(timer);
  }, [justSigned, isThere]);
  const deselect = (gone: readonly string[]) =>
    setIds((now) => {
      const left = new Set(now);
      for (const id of gone) left.delete(id);
      return left;
    });
  return { ids, selected, select: setIds, deselect };
}
