import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OpenFile } from '../open-file.ts';
import { findText, type FoundText, type PageText } from './find-text.ts';

/** A place where the sought words stand. */
export interface FoundPlace extends FoundText {
  readonly page: number;
}

/** More than this nobody steps through; it bounds what is kept. */
const maxFound = 1000;
/** How long one types before it is searched for. */
const pauseMs = 200;
const nothing = { found: [] as readonly FoundPlace[], at: 0, isBusy: false };

/** Searches the text of all pages, one after the other, beginning at the current one. */
export function useSearch(file: OpenFile | undefined, currentPage: number) {
  const [query, setQuery] = useState('');
  const [result, setResult] = useState({ ...nothing, of: query });
  const texts = useRef(new WeakMap<OpenFile, Map<number, PageText>>());
  const startPage = useEffectEvent(() => currentPage);
  useEffect(() => {
    if (query.trim() === '' || !file?.text) return;
    let isCurrent = true;
    const known = texts.current.get(file) ?? new Map<number, PageText>();
    texts.current.set(file, known);
    const search = async () => {
      const found: FoundPlace[] = [];
      const from = startPage();
      const report = (isBusy: boolean) => {
        const first = found.findIndex(({ page }) => page >= from);
        // Whoever has stepped on meanwhile stays there.
        setResult((old) => ({
          of: query,
          found: [...found],
          at: (old.of === query && old.at) || Math.max(0, first),
          isBusy,
        }));
      };
      for (let page = 1; page <= file.pageCount && found.length < maxFound; page += 1) {
        const text = known.get(page) ?? (await file.text?.read(page).catch(() => [])) ?? [];
        if (!isCurrent) return;
        known.set(page, text);
        const more = findText(text, query).map((place) => ({ ...place, page }));
        found.push(...more);
        if (more.length > 0) report(true);
      }
      report(false);
    };
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, file]);
  const { found, at, isBusy } = result.of === query ? result : { ...nothing, isBusy: true };
  const step = (by: 1 | -1) =>
    setResult((old) => ({
      ...old,
      at: old.found.length === 0 ? 0 : (old.at + by + old.found.length) % old.found.length,
    }));
  const current = found[at];
  const marks = useMemo(() => ({ found, current }), [found, current]);
  return { query, setQuery, found, current, marks, at, isBusy, step };
}

export type Search = ReturnType<typeof useSearch>;

/** What pages mark: all that was found, and where one is. */
export type SearchMarks = Search['marks'];
