import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { call } from 'shared-api';
import { listDocuments, documentPageSize, type DocumentRow } from 'shared-api/contracts/signing';
import { productId } from '../product.ts';
import type { DocumentFilters } from './use-document-filters.ts';

interface PageRequest {
  readonly cursor: string | undefined;
  readonly start: number;
  readonly length: number;
}

interface DocumentPage {
  readonly rows: DocumentRow[];
  readonly next: string | null;
}

type Documents = InfiniteData<DocumentPage, PageRequest>;

/** Rows in a load when everything is wanted at once. */
const bulkPageSize = 100;
const firstPage: PageRequest = { cursor: undefined, start: 0, length: documentPageSize };

/** Rows that are managed, or those addressed to the caller: an administrator has both. */
export type DocumentScope = 'managed' | 'own';

/** The rows of the grid under some filters: 30 at first and 30 more at each `loadMore`. */
export function useDocuments(filters: DocumentFilters, scope: DocumentScope) {
  const queries = useQueryClient();
  const pageSize = useRef(documentPageSize);
  const queryKey = useMemo(() => ['signing', 'documents', scope, filters] as const, [scope, filters]);
  const loadPage = (page: PageRequest, signal?: AbortSignal) => {
    const which = { product: productId, ...filters, ...(scope === 'own' && { asReceiver: true }) };
    return call(listDocuments, { ...which, ...page }, signal ? { signal } : {});
  };
  const query = useInfiniteQuery({
    queryKey,
    meta: { isLive: true },
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: DocumentPage, pages: DocumentPage[]): PageRequest | undefined =>
      next === null ? undefined : { cursor: next, start: countRows(pages), length: pageSize.current },
    retry: 1,
  });
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  const change = (update: (data: Documents) => Documents) =>
    queries.setQueryData<Documents>(queryKey, (data) => data && update(data));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;

  return {
    query,
    rows,
    loadMore() {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    /** Starts anew from the first rows. */
    async refresh() {
      change(({ pages, pageParams }) => ({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }));
      await query.refetch();
    },
    /** Loads whatever is left, until told to stop; answers every row, or null when it stopped early. */
    async loadAll(signal: AbortSignal): Promise<DocumentRow[] | null> {
      pageSize.current = bulkPageSize;
      try {
        for (let goesOn = hasNextPage; goesOn && !signal.aborted;) {
          const result = await fetchNextPage();
          if (result.isError) throw result.error;
          goesOn = result.hasNextPage;
        }
      } finally {
        pageSize.current = documentPageSize;
      }
      if (signal.aborted) return null;
      return queries.getQueryData<Documents>(queryKey)?.pages.flatMap((page) => page.rows) ?? [];
    },
    /** Takes rows out that are no longer there. */
    remove(ids: ReadonlySet<string>) {
      const without = (page: DocumentPage) => ({ ...page, rows: page.rows.filter(({ id }) => !ids.has(id)) });
      change((data) => ({ ...data, pages: data.pages.map(without) }));
    },
    /** Reads those loads again (`most` of them) that hold one of the rows, and leaves the rest and the place in the list as they are. */
    async refreshRows(ids: ReadonlySet<string>, most = Infinity) {
      let left = most;
      const data = queries.getQueryData<Documents>(queryKey);
      const holds = (page: DocumentPage) => page.rows.some(({ id }) => ids.has(id));
      for (const [index, page] of data?.pages.entries() ?? []) {
        const request = data?.pageParams[index];
        if (!request || !holds(page)) continue;
        if (left-- <= 0) return;
        const fresh = await loadPage(request);
        const byId = new Map(fresh.rows.map((row) => [row.id, row]));
        const renew = (old: DocumentPage) => ({
          ...old,
          rows: old.rows.map((row) => byId.get(row.id) ?? row),
        });
        change((now) => ({ ...now, pages: now.pages.map((old, at) => (at === index ? renew(old) : old)) }));
      }
    },
  };
}

export type DocumentList = ReturnType<typeof useDocuments>;

function countRows(pages: readonly DocumentPage[]): number {
  return pages.reduce((sum, page) => sum + page.rows.length, 0);
}
