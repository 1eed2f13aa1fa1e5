import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundBy } from '../found-by.ts';
import type { PickerOption } from '../overlay/find-options.ts';

/** The first people whose name fits, and how many there are. */
interface PeopleFound {
  readonly people: readonly PickerOption[];
  readonly total: number;
}

/** How people are searched for by a text: on the server, among thousands. An empty text is everybody. */
export type PeopleSearch = (text: string) => FoundBy<PeopleFound>;

/** What a search has found for the last text; a search that is overtaken is given up. */
export function usePeopleFound(search: PeopleSearch, isNeeded: boolean) {
  const [text, setText] = useState('');
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...search(text),
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
