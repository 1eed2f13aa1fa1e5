import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from 'shared-api';
import { absencesLiveKey, historyPageSize, type AbsenceStatus } from 'shared-api/contracts/absences';
import { getTexts, useRecordList, type RecordListState } from 'shared-ui';
import { historyTexts } from './history.texts.ts';
import type { HistoryFilters, HistorySort } from './use-history-filters.ts';

/** What the call of a history takes. */
interface HistoryRequest {
  readonly offset: number;
  readonly length: number;
  readonly search: string;
  readonly companyId: string | null;
  readonly status?: AbsenceStatus;
  readonly sort?: HistorySort;
  readonly direction?: 'ascending' | 'descending';
}

interface HistoryOptions<Row> {
  /** `leave`, `sickness`: under it the rows are kept. */
  readonly name: string;
  readonly filters: HistoryFilters;
  readonly read: (
    request: HistoryRequest,
    signal: AbortSignal | undefined,
  ) => Promise<{ readonly total: number; readonly rows: readonly Row[] }>;
}

/** A history under some filters, ten requests a page (spec 03 §9), and how many there are in all. */
export function useHistory<Row extends { readonly id: string }>({
  name,
  filters,
  read,
}: HistoryOptions<Row>) {
  const queries = useQueryClient();
  const queryKey = [...absencesLiveKey, name, 'history', filters];
  const { status, search, companyId, order } = filters;
  const list: RecordListState<Row> = useRecordList<Row>({
    queryKey,
    loadPage: async ({ start, length }, signal) => {
      const request = { offset: start, length, search, companyId, ...(status && { status }), ...order };
      const { total, rows } = await read(request, signal);
      const end = start + rows.length;
      return { rows, total, next: rows.length === 0 || end >= total ? null : String(end) };
    },
    describeError: (error) => failureSentence(error, getTexts(historyTexts)('failedHint')),
    pageSize: historyPageSize,
  });
  const total = queries.getQueryData<InfiniteData<{ readonly total: number }>>(queryKey)?.pages[0]?.total;
  // Until those of other filters come, the last known stands, as the rows do.
  const [known, setKnown] = useState(total);
  if (total !== undefined && total !== known) setKnown(total);
  return { list, total: total ?? known };
}
