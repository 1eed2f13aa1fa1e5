import { failureSentence } from 'shared-api';
import { absencesLiveKey, historyPageSize, type AbsenceStatus } from 'shared-api/contracts/absences';
import type { Call } from 'shared-api/contracts/common';
import { listQuery } from 'shared-api/queries';
import { getTexts, usePagedList } from 'shared-ui';
import type { z } from 'zod';
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

/** A call that answers a page of a history. */
type HistoryCall<Row> = Call<
  z.ZodType<HistoryRequest>,
  z.ZodType<{ readonly list: { readonly total: number; readonly rows: readonly Row[] } }>
>;

/** A page of a history under some filters, ten requests each (spec 03 §9), and how many there are in all. */
export function useHistory<Row>(contract: HistoryCall<Row>, filters: HistoryFilters) {
  const { status, search, companyId, order, page } = filters;
  return usePagedList({
    ...listQuery(
      contract,
      ({ start, length }) => ({
        offset: start,
        length,
        search,
        companyId,
        ...(status && { status }),
        ...order,
      }),
      { live: absencesLiveKey, toPage: ({ list }) => list },
    ),
    page,
    pageSize: historyPageSize,
    describeError: (error) => failureSentence(error, getTexts(historyTexts)('failedHint')),
  });
}
