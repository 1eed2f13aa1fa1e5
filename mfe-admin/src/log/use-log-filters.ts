import { useMemo } from 'react';
import { logGroup, logOutcome, type LogFilter } from 'shared-api/contracts/admin';
import { plainDay } from 'shared-api/contracts/common';
import { useListFilters } from 'shared-ui';

const defaults = { search: '', person: '', group: '', outcome: '', from: '', to: '', company: '' };

/** What changes of the filters; an empty text takes away. */
export type ChangeLogFilters = (changes: Partial<typeof defaults>) => void;

/** The filters of the log, which the address keeps, and how to change them. What makes no sense there narrows nothing. */
export function useLogFilters() {
  const { filters: texts, change } = useListFilters(defaults);
  const filters = useMemo<LogFilter>(
    () => ({
      search: texts.search.trim(),
      userId: texts.person || undefined,
      group: logGroup.safeParse(texts.group).data,
      outcome: logOutcome.safeParse(texts.outcome).data,
      from: plainDay.safeParse(texts.from).data,
      to: plainDay.safeParse(texts.to).data,
      companyId: texts.company || undefined,
    }),
    [texts],
  );
  return { filters, change: change as ChangeLogFilters, reset: () => change(defaults) };
}

/** Whether anything narrows the log. */
export function isNarrowed(filters: LogFilter): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '');
}
