import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { PickerOption } from '../overlay/find-options.ts';

/** The first people whose name fits, and how many there are. */
interface PeopleFound {
  readonly people: readonly PickerOption[];
  readonly total: number;
}

/** Where people are searched for: the server, among thousands. */
export interface PeopleSearch {
  /** Names what is searched: a search with another key begins anew. */
  readonly queryKey: QueryKey;
  /** An empty text is everybody. */
  readonly find: (text: string, signal: AbortSignal) => Promise<PeopleFound>;
}

/** What a search has found for the last text; a search that is overtaken is given up. */
export function usePeopleFound({ queryKey, find }: PeopleSearch, isNeeded: boolean) {
  const [text, setText] = useState('');
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [...queryKey, 'people', text],
    queryFn: ({ signal }) => find(text, signal),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
  return {
    options: data?.people,
    total: data?.total,
    isFresh: !isPlaceholderData,
    hasFailed: isError,
    onRetry: () => void refetch(),
    onSearch: setText,
  };
}
