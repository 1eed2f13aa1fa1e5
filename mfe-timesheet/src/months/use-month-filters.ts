import { useMemo, useState } from 'react';
import { addMonths, dayOfMonth, monthOf, type PlainMonth } from 'shared-api/contracts/common';
import {
  isInSpan,
  monthSort,
  monthSpanOn,
  monthStatuses,
  nearestMonth,
  type MonthSort,
  type MonthSpan,
  type MonthStatus,
} from 'shared-api/contracts/timesheet';
import { useListFilters, useToday, type RecordSort } from 'shared-ui';

/** What the list shows, in what order; the address keeps it. */
export interface MonthFilters {
  readonly month: PlainMonth;
  /** The months that there are. */
  readonly span: MonthSpan;
  /** The month that the address names where there is none such: the nearest is shown in its place. */
  readonly outside: PlainMonth | undefined;
  readonly status: MonthStatus | undefined;
  readonly search: string;
  /** The caller's own where it is left out. */
  readonly companyId: string | undefined;
  readonly withProblems: boolean;
  /** By name where it is left out. */
  readonly order: MonthOrder | undefined;
}

/** By what the rows are sorted, and which way. */
export interface MonthOrder extends Pick<RecordSort, 'direction'> {
  readonly sort: MonthSort;
}

const defaults = { month: '', status: '', search: '', company: '', problems: '', sort: '' };
const monthPattern = /^2[01]\d\d-(?:0[1-9]|1[0-2])$/;

/** The filters of the address, and how to change them. The month is the last that is over, unless it is named: it is the one to close. */
export function useMonthFilters() {
  const { filters: texts, change: changeTexts } = useListFilters(defaults);
  const today = useToday();
  // A month that one is in stays when the day ends under it.
  const [last] = useState(() => addMonths(monthOf(today), -1));
  const filters = useMemo<MonthFilters>(() => {
    const span = monthSpanOn(today);
    const wanted = monthPattern.test(texts.month) ? monthOf(`${texts.month}-01`) : last;
    const status = monthStatuses.find((each) => each === texts.status);
    return {
      month: nearestMonth(wanted, span),
      span,
      outside: isInSpan(wanted, span) ? undefined : wanted,
      status,
      search: texts.search,
      companyId: texts.company || undefined,
      withProblems: texts.problems !== '',
      order: readOrder(texts.sort),
    };
  }, [texts, today, last]);
  const change = ({ month, companyId: company, withProblems, order, status, ...changes }: Changes) =>
    changeTexts({
      ...changes,
      ...(month !== undefined && { month: monthInAddress(month) }),
      ...(company !== undefined && { company }),
      ...(status !== undefined && { status: status ?? '' }),
      ...(withProblems !== undefined && { problems: withProblems ? '1' : '' }),
      ...(order !== undefined && { sort: order ? writeOrder(order) : '' }),
    });
  return { filters, change };
}

/** What changes; null takes away. */
interface Changes {
  readonly month?: PlainMonth;
  readonly search?: string;
  readonly companyId?: string;
  readonly status?: MonthStatus | null;
  readonly withProblems?: boolean;
  readonly order?: MonthOrder | null;
}

export type ChangeFilters = ReturnType<typeof useMonthFilters>['change'];

/** A month as addresses have it: `2026-02`. */
export function monthInAddress(month: PlainMonth): string {
  return dayOfMonth(month, 1).slice(0, 7);
}

/** Whether anything narrows the list. */
export function isNarrowed({ status, search, withProblems }: MonthFilters): boolean {
  return status !== undefined || search !== '' || withProblems;
}

/** In the address `missing` goes up and `-missing` down. */
function readOrder(text: string): MonthOrder | undefined {
  const isDown = text.startsWith('-');
  const { data: sort } = monthSort.safeParse(isDown ? text.slice(1) : text);
  return sort && { sort, direction: isDown ? 'descending' : 'ascending' };
}

function writeOrder({ sort, direction }: MonthOrder): string {
  return direction === 'descending' ? `-${sort}` : sort;
}
