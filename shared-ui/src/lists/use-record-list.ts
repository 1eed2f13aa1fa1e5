import {
  hashKey,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowsBeforeReload, scrollAsBeforeReload, writeDownAtLeaving } from './before-reload.ts';
import { supportCodeOf } from '../display/failure-cause.ts';
import { notify } from '../notify/notify.ts';
import {
  carryOver,
  createRowSight,
  hasOldInSight,
  keptPage,
  rowsOf,
  type RowSight,
} from './pages-in-sight.ts';

/** Which rows to load: `length` of them after `cursor`, which is undefined for the first. `start` counts those before. */
export interface PageRequest {
  readonly cursor: string | undefined;
  readonly start: number;
  readonly length: number;
}

/** Rows of one load, and the cursor of the next; null at the end. */
export interface RecordPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** What a list loads, page by page, and the key under which it is kept (`listQuery` of shared-api). */
export interface ListSource<Page> {
  readonly queryKey: QueryKey;
  readonly loadPage: (request: PageRequest, signal?: AbortSignal) => Promise<Page>;
}

interface RecordListOptions<Page> extends ListSource<Page> {
  /** The sentence of a failed call. */
  readonly describeError: (error: unknown) => string;
  /** Rows a load; 30 by default (spec 02 §9). */
  readonly pageSize?: number;
}

/** The rows of a list on screen, and where it stands. */
export interface ListState<Row> {
  /** Every row that was loaded, in order. */
  readonly rows: readonly Row[];
  /** Whether the first rows are on their way. */
  readonly isLoading: boolean;
  /** Why there is no row at all; a failed refresh leaves the rows and is reported by itself. */
  readonly failure: ListFailure | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the next rows did not come; they come only when asked for again. */
  readonly moreFailure: string | undefined;
  readonly loadMore: () => void;
  /** Whether the rows are still those of the filters or the order before. */
  readonly isOutdated: boolean;
  /** Where it is told which rows are seen. */
  readonly sight?: RowSight;
  /** How many rows all pages have, where it is a list of pages; undefined while that is on its way. */
  readonly total?: number | undefined;
  /** Tells what is listed from what other filters list, or another page. */
  readonly key?: string;
}

/** A list on screen that loads more as one goes down, and what can be done with it. */
export interface RecordListState<Row> extends ListState<Row> {
  readonly isRefreshing: boolean;
  /** Starts anew from the first rows. A failure is shown to the person, and the rows stay. */
  readonly refresh: () => Promise<void>;
  /** Loads whatever is left, until it is stopped; answers every row, or null when it stopped early. @throws what a load throws. */
  readonly loadAll: (signal: AbortSignal) => Promise<readonly Row[] | null>;
  /** Removes rows that are deleted. */
  readonly remove: (ids: ReadonlySet<string>) => void;
  /** Reads those loads again (`max` of them) that hold one of the rows, and leaves the others as they are. @throws what a load throws. */
  readonly refreshRows: (ids: ReadonlySet<string>, max?: number) => Promise<void>;
}

/** What was loaded, as it came: a page may know more than its rows. */
interface PagesState<Page> {
  /** Until those of other filters come, the last known stand, as the rows do. */
  readonly pages: readonly Page[];
  readonly error: Error | null;
}

type RowOf<Page extends RecordPage<unknown>> = Page['rows'][number];

interface ListFailure {
  readonly text: string;
  /** The request's id, for support. */
  readonly supportCode: string | undefined;
  readonly error: unknown;
}

/** A load as it is kept: which one it is tells what there was in its place. */
interface KeptRequest extends PageRequest {
  readonly index: number;
}

/** Milliseconds for which a list that one left is kept as it was: as long as one works on what one opened out of it. */
const keptFor = 30 * 60 * 1000;
/** Rows in a load when everything is wanted at once. */
const bulkPageSize = 100;
/** So many rows come again by themselves after a reload: ten loads. */
const maxRestored = 1000;
const noPages: readonly never[] = [];

/** Loads a list page by page and keeps it: the engine under every list of the product (docs/decisions/016-lists.md). */
export function useRecordList<Page extends RecordPage<{ readonly id: string }>>(
  options: RecordListOptions<Page>,
): RecordListState<RowOf<Page>> & PagesState<Page> {
  type Pages = InfiniteData<Page, KeptRequest>;
  const { queryKey, loadPage, describeError, pageSize = 30 } = options;
  const queries = useQueryClient();
  const nextLength = useRef(pageSize);
  const [sight] = useState(createRowSight);
  const isFillingIn = useRef(false);
  const shown = useRef<string>(undefined);
  const hash = hashKey(queryKey);
  const read = () => queries.getQueryData<Pages>(queryKey);
  const { wanted, length } = useRowsToRestore(hash, pageSize);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam: { index, ...request }, signal }) =>
      keptPage({
        pages: read()?.pages ?? noPages,
        index,
        inSight: sight.find(),
        isChanged: !isFillingIn.current || queries.getQueryState(queryKey)?.isInvalidated === true,
        isReturning: shown.current !== hash,
      }) ?? (await loadPage(request, signal)),
    initialPageParam: { cursor: undefined, start: 0, length, index: 0 } as KeptRequest,
    getNextPageParam: ({ next }: Page, pages: Page[]): KeptRequest | undefined => {
      if (next === null) return undefined;
      const length = read()?.pageParams[pages.length]?.length ?? nextLength.current;
      return { cursor: next, start: countOf(pages), length, index: pages.length };
    },
    retry: 1,
    placeholderData: keepPreviousData,
    gcTime: keptFor,
  });
  const { data, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  const isOutdated = query.isPlaceholderData;
  const hasNextPage = query.hasNextPage && !isOutdated;
  const rows = useMemo(() => rowsOf(data?.pages), [data]);
  const isRestoring = rows.length < wanted && !query.isError && (query.isPending || hasNextPage);
  const restoreMore = useEffectEvent(async () => {
    nextLength.current = bulkPageSize;
    await fetchNextPage();
    nextLength.current = pageSize;
  });
  useEffect(() => {
    if (isRestoring && !query.isFetching) void restoreMore();
  }, [isRestoring, query.isFetching]);
  useLayoutEffect(() => {
    if (wanted > 0 && !isRestoring) scrollAsBeforeReload();
  }, [wanted, isRestoring]);
  const count = useEffectEvent(() => rows.length);
  useEffect(() => writeDownAtLeaving(() => ({ rows: [hash, count()] })), [hash]);
  const change = (update: (now: Pages) => Pages) => {
    const before = read();
    carryOver(
      before,
      queries.setQueryData<Pages>(queryKey, (now) => now && update(now)),
    );
  };
  const changePages = (update: (page: Page, index: number) => Page) =>
    change((now) => ({ ...now, pages: now.pages.map(update) }));

  const fillIn = useEffectEvent(async () => {
    const inSight = sight.find();
    if (query.isFetching || isFillingIn.current || !inSight) return;
    if (!hasOldInSight(read()?.pages ?? noPages, inSight)) return;
    isFillingIn.current = true;
    await refetch({ cancelRefetch: false });
    isFillingIn.current = false;
  });
  useEffect(() => sight.onMove(() => void fillIn()), [sight]);
  const isAtRest = !query.isFetching && !query.isError;
  useEffect(() => {
    if (!isAtRest) return;
    shown.current = hash;
    // One may have gone on while it was read; after a failure the next scroll tries again.
    void fillIn();
  }, [isAtRest, hash]);

  return {
    sight,
    key: hash,
    rows,
    pages: data?.pages ?? noPages,
    error,
    isLoading: query.isPending || isRestoring,
    failure: query.isError && rows.length === 0 ? listFailureOf(error, describeError) : undefined,
    isRetrying: query.isFetching,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    moreFailure: isFetchNextPageError ? describeError(error) : undefined,
    loadMore() {
      if (!hasNextPage || isFetchingNextPage) return;
      // What is being read again makes way for it, and is read after it.
      const isInterrupted = queries.isFetching({ queryKey, exact: true }) > 0;
      const readOn = async () => {
        await fetchNextPage();
        if (isInterrupted) await refetch();
      };
      void readOn();
    },
    isRefreshing: query.isRefetching || isOutdated,
    isOutdated,
    async refresh() {
      const before = read();
      change(({ pages, pageParams }) => ({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }));
      const result = await refetch();
      if (!result.isError) return;
      if (before) change(() => before);
      notify.error(describeError(result.error), { duration: 'failure' });
    },
    async loadAll(signal) {
      nextLength.current = bulkPageSize;
      try {
        for (let goesOn = hasNextPage; goesOn && !signal.aborted;) {
          const result = await fetchNextPage();
          if (result.isError) throw result.error;
          goesOn = result.hasNextPage;
        }
      } finally {
        nextLength.current = pageSize;
      }
      return signal.aborted ? null : rowsOf(read()?.pages);
    },
    remove: (ids) => changePages((page) => ({ ...page, rows: page.rows.filter(({ id }) => !ids.has(id)) })),
    async refreshRows(ids, max = Infinity) {
      const known = read();
      const holding = known?.pages.flatMap((page, index) =>
        page.rows.some(({ id }) => ids.has(id)) ? [index] : [],
      );
      for (const index of holding?.slice(0, max) ?? []) {
        const request = known?.pageParams[index];
        if (!request) continue;
        const fresh = new Map((await loadPage(request)).rows.map((row) => [row.id, row]));
        const renew = (page: Page): Page => ({
          ...page,
          rows: page.rows.map((row) => fresh.get(row.id) ?? row),
        });
        changePages((page, at) => (at === index ? renew(page) : page));
      }
    },
  };
}

/** How many rows a list has to come to after a reload, to be where it was; and how many its first load takes. */
function useRowsToRestore(hash: string, pageSize: number) {
  const [before] = useState(() => ({ hash, rows: Math.min(rowsBeforeReload(hash), maxRestored) }));
  const wanted = before.hash === hash && before.rows > pageSize ? before.rows : 0;
  return { wanted, length: wanted > 0 ? Math.min(wanted, bulkPageSize) : pageSize };
}

/** The rows of all pages as the server counts them. */
function countOf(pages: readonly RecordPage<unknown>[]): number {
  return pages.reduce((count, { rows }) => count + rows.length, 0);
}

/** Why a list is not there. */
export function listFailureOf(error: unknown, describeError: (error: unknown) => string): ListFailure {
  return { text: describeError(error), supportCode: supportCodeOf(error), error };
}
