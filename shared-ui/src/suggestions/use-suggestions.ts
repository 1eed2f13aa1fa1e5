import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundBy } from '../found-by.ts';

/** Something that can be chosen in place of what one is typing. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of that name. */
  readonly detail?: string | undefined;
}

/** Where suggestions come from: the server, for a text. */
export interface SuggestionSource<Item extends Suggestion> {
  /** Letters from which on it is asked. */
  readonly minLength: number;
  readonly search: (text: string) => FoundBy<readonly Item[]>;
}

/** Pause after the last key before suggestions are asked for, in milliseconds. */
const pause = 250;
const none: readonly never[] = [];

/** What can be chosen for the text that is typed; nothing before one types, and after one chose or left. A search that fails suggests nothing. */
export function useSuggestions<Item extends Suggestion>(source: SuggestionSource<Item>) {
  const { minLength, search } = source;
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const [activeId, setActiveId] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isWanted = typed.length >= minLength && searched.length >= minLength;
  const { data } = useQuery({
    ...search(searched),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const items = isWanted ? (data ?? none) : none;
  const at = items.findIndex(({ id }) => id === activeId);
  return {
    items,
    active: items[at],
    type(text: string) {
      setTyped(text.trim());
      setActiveId(undefined);
    },
    /** Goes to the next suggestion, or to the one before; round the end. */
    move(by: 1 | -1) {
      const next = at < 0 && by < 0 ? items.length - 1 : (at + by + items.length) % items.length;
      setActiveId(items[next]?.id);
    },
    close() {
      setTyped('');
      setActiveId(undefined);
    },
  };
}
