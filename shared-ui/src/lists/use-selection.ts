import { useMemo, useState } from 'react';

/** The rows that a person selected, and how to change them. */
export interface RowSelection<Row> {
  /** Ids of all that were selected, those of rows not loaded just now too. */
  readonly ids: ReadonlySet<string>;
  /** The selected ones of the rows that are loaded, in their order. */
  readonly selected: readonly Row[];
  /** Selects these rows and no others. */
  readonly select: (ids: ReadonlySet<string>) => void;
  readonly deselect: (ids: readonly string[]) => void;
}

/** The selection of a list. It is kept by id, so that it survives loading, refreshing and live changes. */
export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]): RowSelection<Row> {
  const [ids, select] = useState<ReadonlySet<string>>(() => new Set());
  const selected = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const deselect = (gone: readonly string[]) =>
    select((now) => new Set([...now].filter((id) => !gone.includes(id))));
  return { ids, selected, select, deselect };
}
