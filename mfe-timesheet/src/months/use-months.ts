import { failureSentence } from 'shared-api';
import { listMonths, monthPageSize, monthsLiveKey } from 'shared-api/contracts/timesheet';
import { listQuery } from 'shared-api/queries';
import { getTexts, useRecordList } from 'shared-ui';
import type { MonthFilters } from './use-month-filters.ts';
import { monthsTexts } from './months.texts.ts';

/** The months under some filters, page by page; and what the first page knows of all of them. */
export function useMonths({ month, order, ...filters }: MonthFilters) {
  const { status, search, companyId, withProblems } = filters;
  const list = useRecordList({
    ...listQuery(
      listMonths,
      ({ cursor, length }) => ({
        ...month,
        search,
        length,
        ...(companyId !== undefined && { companyId }),
        ...(status !== undefined && { status }),
        ...(withProblems && { withProblems }),
        ...(cursor !== undefined && { cursor }),
        ...order,
      }),
      { live: monthsLiveKey },
    ),
    describeError: describeFailure,
    pageSize: monthPageSize,
  });
  return { list, facts: list.pages.at(0) };
}

/** The sentence of a failed call, with words of ours for one that brought none. */
export function describeFailure(error: unknown): string {
  return failureSentence(error, getTexts(monthsTexts)('failedHint'));
}
