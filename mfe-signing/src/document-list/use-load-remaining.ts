import { useEffect, useRef, useState } from 'react';
import { showFailure } from './action-failure.ts';
import type { DocumentList } from './use-document-list.ts';

/** Selects every row that there is: loads what is left, and can be stopped. */
export function useLoadRemaining(list: DocumentList, onAll: (ids: ReadonlySet<string>) => void) {
  const [isTaking, setIsTaking] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const loadRemaining = async () => {
    const stopping = new AbortController();
    leaving.current = stopping;
    setIsTaking(true);
    try {
      const rows = await list.loadAll(stopping.signal);
      if (rows) onAll(new Set(rows.map(({ id }) => id)));
    } catch (error) {
      showFailure(error);
    } finally {
      setIsTaking(false);
    }
  };
  return { isTaking, loadRemaining, stop: () => leaving.current?.abort() };
}
