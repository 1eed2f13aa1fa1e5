import { call } from 'shared-api';
import { documentPageSize, listDocuments, type DocumentRow } from 'shared-api/contracts/signing';
import { useRecordList, type RecordListState } from 'shared-ui';
import { productId } from '../product.ts';
import { failureText } from '../failure-text.ts';
import type { DocumentFilters } from './use-document-filters.ts';

/** Rows that are managed, or those addressed to the caller: an administrator has both. */
type DocumentScope = 'managed' | 'own';

export type DocumentList = RecordListState<DocumentRow>;

/** The documents under some filters: 30 at first and 30 more at each `loadMore` (spec 02 §2). */
export function useDocuments(filters: DocumentFilters, scope: DocumentScope): DocumentList {
  const which = { product: productId, ...filters, ...(scope === 'own' && { asReceiver: true }) };
  return useRecordList<DocumentRow>({
    queryKey: ['signing', 'documents', scope, filters],
    loadPage: (page, signal) => call(listDocuments, { ...which, ...page }, signal ? { signal } : {}),
    describeError: failureText,
    pageSize: documentPageSize,
  });
}
