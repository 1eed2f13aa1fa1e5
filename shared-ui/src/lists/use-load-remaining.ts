import { useEffect, useRef, useState } from 'react';
import { notify } from '../notify/notify.ts';
import type { RecordListState } from './use-record-list.ts';
import type { RowSelection } from './use-selection.ts';

interface LoadRemaining<Row> {
  readonly list: RecordListState<Row>;
  readonly selection: RowSelection<Row>;
  readonly describeError: (error: unknown) => string;
}

/** Selects every row that there is: loads those that are left, and can be stopped. A failure is shown to the person. */
export function useLoadRemaining<Row extends { readonly id: string }>(options: LoadRemaining<Row>) {
  const { list, selection, describeError } = options;
  const [isLoadingAll, setIsLoadingAll] = useState(false);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const loadRemaining = async () => {
    const controller = new AbortController();
    stopping.current = controller;
    setIsLoadingAll(true);
    try {
      const rows = await list.loadAll(controller.signal);
      if (rows) selection.select(new Set([...selection.ids, ...rows.map(({ id }) => id)]));
    } catch (error) {
      notify.error(describeError(error), { duration: 'failure' });
    } finally {
      setIsLoadingAll(false);
    }
  };
  return { isLoadingAll, loadRemaining, stop: () => stopping.current?.abort() };
}
