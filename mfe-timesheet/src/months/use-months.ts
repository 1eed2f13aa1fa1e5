import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureSentence } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import { listMonths, monthPageSize, monthsLiveKey, type MonthRow } from 'shared-api/contracts/timesheet';
import { getTexts, useRecordList, type RecordListState } from 'shared-ui';
import type { MonthFilters } from './use-month-filters.ts';
import { monthsTexts } from './months.texts.ts';

type MonthsPage = OutputOf<typeof listMonths>;

/** The months under some filters, page by page; and what the first page knows of all of them. */
export function useMonths({ month, order, ...filters }: MonthFilters) {
  const queries = useQueryClient();
  const queryKey = [...monthsLiveKey, 'staff', month, filters, order];
  const { status, search, companyId, withProblems } = filters;
  const list: RecordListState<MonthRow> = useRecordList({
    queryKey,
    loadPage: ({ cursor, length }, signal) =>
      call(
        listMonths,
        {
          ...month,
          search,
          length,
          ...(companyId !== undefined && { companyId }),
          ...(status !== undefined && { status }),
          ...(withProblems && { withProblems }),
          ...(cursor !== undefined && { cursor }),
          ...order,
        },
        signal ? { signal } : {},
      ),
    describeError: describeFailure,
    pageSize: monthPageSize,
  });
  const facts = queries.getQueryData<InfiniteData<MonthsPage>>(queryKey)?.pages[0];
  // Until those of other filters come, the last known stand, as the rows do.
  const [known, setKnown] = useState(facts);
  if (facts && facts !== known) setKnown(facts);
  return { list, facts: facts ?? known };
}

/** The sentence of a failed call, with words of ours for one that brought none. */
export function describeFailure(error: unknown): string {
  return failureSentence(error, getTexts(monthsTexts)('failedHint'));
}
