import { useEffect, useEffectEvent } from 'react';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { rememberAdded, useJustAdded } from '../sending/added-documents.ts';

/** Selects documents that were just added, once their rows are there. */
export function useSelectAdded(
  rows: readonly DocumentRow[],
  select: (ids: ReadonlySet<string>) => void,
): void {
  const added = useJustAdded();
  const areThere = added !== null && added.every((wanted) => rows.some(({ id }) => id === wanted));
  const selectRows = useEffectEvent((ids: readonly string[]) => {
    select(new Set(ids));
    rememberAdded(null);
  });
  useEffect(() => {
    if (added !== null && areThere) selectRows(added);
  }, [added, areThere]);
}
