import { useQuery } from '@tanstack/react-query';
import {
  countListedDocuments,
  documentPageSize,
  documentsLiveKey,
  listDocuments,
  maxDocumentsCounted,
  type DocumentRow,
} from 'shared-api/contracts/signing';
import { callQuery, listQuery } from 'shared-api/queries';
import { useRecordList, type ListTotal, type RecordListState } from 'shared-ui';
import { productId } from '../product.ts';
import { failureText } from '../failure-text.ts';
import type { DocumentFilters } from './use-document-filters.ts';

/** Rows that are managed, or those addressed to the caller: an administrator has both. */
type DocumentScope = 'managed' | 'own';

export type DocumentList = RecordListState<DocumentRow>;

/** The documents under some filters: 30 at first and 30 more at each `loadMore` (spec 02 §2); and how many there are. */
export function useDocuments({ order, ...filters }: DocumentFilters, scope: DocumentScope) {
  const which = { product: productId, ...filters, ...(scope === 'own' && { asReceiver: true }) };
  const list = useRecordList({
    ...listQuery(listDocuments, (page) => ({ ...which, ...order, ...page }), { live: documentsLiveKey }),
    describeError: failureText,
    pageSize: documentPageSize,
  });
  const isPartial = !list.isLoading && !list.isOutdated && list.hasMore;
  const { data } = useQuery({
    ...callQuery(countListedDocuments, which, { live: documentsLiveKey }),
    enabled: isPartial,
  });
  const count = isPartial ? data?.total : list.rows.length;
  const total: ListTotal | undefined =
    count === undefined || list.isLoading ? undefined : { count, isAtLeast: count >= maxDocumentsCounted };
  return { list, total };
}
