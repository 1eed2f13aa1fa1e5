import { failureSentence } from 'shared-api';
import { absencesLiveKey, historyPageSize, type AbsenceStatus } from 'shared-api/contracts/absences';
import { getTexts, usePagedList } from 'shared-ui';
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
    signal: AbortSignal,
  ) => Promise<{ readonly total: number; readonly rows: readonly Row[] }>;
}

/** A page of a history under some filters, ten requests each (spec 03 §9), and how many there are in all. */
export function useHistory<Row>({ name, filters, read }: HistoryOptions<Row>) {
  const { status, search, companyId, order, page } = filters;
  return usePagedList<Row>({
    queryKey: [...absencesLiveKey, name, 'history', { status, search, companyId, order }],
    page,
    pageSize: historyPageSize,
    loadPage: ({ start, length }, signal) =>
      read({ offset: start, length, search, companyId, ...(status && { status }), ...order }, signal),
    describeError: (error) => failureSentence(error, getTexts(historyTexts)('failedHint')),
  });
}
