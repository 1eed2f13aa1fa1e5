import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { notify } from '../notify/notify.ts';
import { listFailureOf, type ListSource, type ListState } from './use-record-list.ts';

interface PagedListOptions<Page> extends ListSource<Page> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The sentence of a failed call. */
  readonly describeError: (error: unknown) => string;
}

/** A page of a list on screen, and how many rows there are in all; undefined while that is on its way. */
export interface PagedListState<Row> extends ListState<Row> {
  readonly total: number | undefined;
  readonly isRefreshing: boolean;
  /** Reads the page again. A failure is shown to the person, and the rows stay. */
  readonly refresh: () => Promise<void>;
}

/** Loads a list a page at a time, for lists whose specification has pages (docs/decisions/016-lists.md). */
export function usePagedList<Page extends { readonly rows: readonly unknown[]; readonly total: number }>(
  options: PagedListOptions<Page>,
): PagedListState<Page['rows'][number]> {
  const { queryKey, page, pageSize, loadPage, describeError } = options;
  const query = useQuery({
    queryKey: [...queryKey, { page, pageSize }],
    queryFn: ({ signal }) =>
      loadPage({ cursor: undefined, start: (page - 1) * pageSize, length: pageSize }, signal),
    retry: 1,
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch } = query;
  return {
    key: hashKey([...queryKey, { page, pageSize }]),
    rows: data?.rows ?? [],
    total: data?.total,
    isLoading: query.isPending,
    failure: query.isError && !data ? listFailureOf(error, describeError) : undefined,
    isRetrying: query.isFetching,
    retry: () => void refetch(),
    hasMore: false,
    isLoadingMore: false,
    moreFailure: undefined,
    loadMore: () => undefined,
    isRefreshing: query.isRefetching || query.isPlaceholderData,
    isOutdated: query.isPlaceholderData,
    refresh: async () => {
      const result = await refetch();
      if (result.isError) notify.error(describeError(result.error), { duration: 'failure' });
    },
  };
}
