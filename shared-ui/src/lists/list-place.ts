import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { topBeforeReload, writeDownAtLeaving } from './before-reload.ts';

/** Where a list that scrolls within itself stands, in pixels from its top. */
export interface ListPlace {
  /** Where it stood when the person left it, for who comes back; 0 else. */
  readonly top: number;
  /** Is told where it stands. */
  readonly keep: (top: number) => void;
  /** Is called whenever the list begins anew: other filters, another search. Answers how to stop. */
  readonly onStart: (start: () => void) => () => void;
}

/** By the entry of the history. */
const tops = new Map<string, number>();
const starts = new Set<() => void>();

/** Has every list on the screen begin at its top. */
export function startLists(): void {
  window.scrollTo({ top: 0 });
  for (const start of starts) start();
}

/** The place of a list, by the entry of the history (decision 116): who steps back finds it, who comes anew begins at the top. */
export function useListPlace(label: string): ListPlace {
  const id = `${useLocation().key} ${label}`;
  const latest = useRef(id);
  // After a reload the entry has another key for the page, and the same for the browser.
  const [{ place, topNow }] = useState(() => createPlace(tops.get(id) ?? topBeforeReload(label)));
  useEffect(() => {
    latest.current = id;
  }, [id]);
  useEffect(() => writeDownAtLeaving(() => ({ tops: [label, topNow()] })), [label, topNow]);
  useLayoutEffect(() => () => void tops.set(latest.current, topNow()), [topNow]);
  return place;
}

function createPlace(top: number) {
  let now = top;
  const place: ListPlace = {
    top,
    keep: (to) => {
      now = to;
    },
    onStart: (start) => {
      starts.add(start);
      return () => starts.delete(start);
    },
  };
  return { place, topNow: () => now };
}
