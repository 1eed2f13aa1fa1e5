import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  countListedDocuments,
  documentPageSize,
  documentsLiveKey,
  listDocuments,
  maxDocumentsCounted,
  type DocumentRow,
} from 'shared-api/contracts/signing';
import { callQuery, listQuery } from 'shared-api/queries';
import { useRecordList, useRemovedIds, type ListTotal, type RecordListState } from 'shared-ui';
import { productId } from '../product.ts';
import { failureText } from '../failure-text.ts';
import type { DocumentFilters } from './use-document-filters.ts';

/** Rows that are managed, or those addressed to the caller: an administrator has both. */
type DocumentScope = 'managed' | 'own';

export type DocumentList = RecordListState<DocumentRow>;

/**
 * The documents under some filters: 30 at first and 30 more at each `loadMore` (spec 02 §2); and how many there are. Those whose deletion
 * can still be undone are not among them.
 */
export function useDocuments({ order, ...filters }: DocumentFilters, scope: DocumentScope) {
  const which = { product: productId, ...filters, ...(scope === 'own' && { asReceiver: true }) };
  const all = useRecordList({
    ...listQuery(listDocuments, (page) => ({ ...which, ...order, ...page }), { live: documentsLiveKey }),
    describeError: failureText,
    pageSize: documentPageSize,
  });
  const removed = useRemovedIds();
  const rows = useMemo(() => all.rows.filter(({ id }) => !removed.has(id)), [all.rows, removed]);
  const isPartial = !all.isLoading && !all.isOutdated && all.hasMore;
  const { data } = useQuery({
    ...callQuery(countListedDocuments, which, { live: documentsLiveKey }),
    enabled: isPartial,
  });
  const counted = isPartial ? data?.total : all.rows.length;
  return {
    list: { ...all, rows },
    total: all.isLoading ? undefined : totalOf(counted, all.rows.length - rows.length),
  };
}

/** Past what is counted, what leaves makes no difference. */
function totalOf(counted: number | undefined, leaving: number): ListTotal | undefined {
  if (counted === undefined) return undefined;
  const isAtLeast = counted >= maxDocumentsCounted;
  return { count: isAtLeast ? counted : counted - leaving, isAtLeast };
}
