import { useState } from 'react';
import { addMonths, monthOf, type PlainMonth } from 'shared-api/contracts/common';
import { monthStatuses, type MonthStatus } from 'shared-api/contracts/timesheet';
import { useListFilters, useToday } from 'shared-ui';

/** The parts of the screen. */
export const exportParts = ['hours', 'payroll', 'settings'] as const;

/** How many months may be chosen. */
const offeredMonths = 24;

/** What the address keeps: the part that is open, whose hours, of which month, and what narrows them. The month is the last by default. */
export function useExportFilters(companyIds: readonly string[]) {
  const now = monthOf(useToday());
  // A month that one is in stays when the day ends under it.
  const [last] = useState(() => addMonths(now, -1));
  const { filters, change } = useListFilters({
    part: 'hours',
    company: '',
    month: toText(last),
    status: '',
    text: '',
  });
  const offered = Array.from({ length: offeredMonths }, (_each, index) => addMonths(now, -index));
  const wanted = offered.find((each) => toText(each) === filters.month);
  return {
    part: exportParts.find((each) => each === filters.part) ?? 'hours',
    companyId: companyIds.find((id) => id === filters.company) ?? companyIds[0],
    month: wanted ?? last,
    offered,
    status: monthStatuses.find((each) => each === filters.status),
    text: filters.text,
    change,
  };
}

/** What the hours of a part are asked by. */
export interface WantedHours {
  readonly companyId: string;
  readonly month: PlainMonth;
  readonly status: MonthStatus | undefined;
  readonly text: string;
}

/** A month as the address has it: `2026-03`. */
export function toText({ year, month }: PlainMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** A month in words: `marzo 2026`. */
export function monthLabel({ year, month }: PlainMonth, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1, 1));
}
