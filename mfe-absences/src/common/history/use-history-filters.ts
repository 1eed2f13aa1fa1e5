import { useMemo } from 'react';
import { absenceStatuses, type AbsenceStatus } from 'shared-api/contracts/absences';
import { useListFilters, type RecordSort } from 'shared-ui';

/** By what a history can be sorted, each the id of its column. */
const sorts = ['from', 'to', 'employee', 'status'] as const;
export type HistorySort = (typeof sorts)[number];

/** What a history shows, in what order; the address keeps it. */
export interface HistoryFilters {
  readonly status: AbsenceStatus | undefined;
  readonly search: string;
  /** Null for all of whom the caller may see. */
  readonly companyId: string | null;
  /** From 1. */
  readonly page: number;
  /** The last day first where it is left out. */
  readonly order: { readonly sort: HistorySort; readonly direction: RecordSort['direction'] } | undefined;
}

const defaults = { status: '', search: '', company: '', sort: '', page: '1' };

/** The filters of the address, and how to change them; any change begins with the first page again. */
export function useHistoryFilters() {
  const { filters: texts, change: changeTexts } = useListFilters(defaults);
  const filters = useMemo<HistoryFilters>(
    () => ({
      status: absenceStatuses.find((each) => each === texts.status),
      search: texts.search,
      companyId: texts.company || null,
      page: Math.max(1, Math.trunc(Number(texts.page)) || 1),
      order: readOrder(texts.sort),
    }),
    [texts],
  );
  const change = ({ status, search, companyId, order, page = 1 }: HistoryChanges) =>
    changeTexts({
      page: String(page),
      ...(status !== undefined && { status: status ?? '' }),
      ...(search !== undefined && { search }),
      ...(companyId !== undefined && { company: companyId ?? '' }),
      ...(order !== undefined && { sort: order ? writeOrder(order) : '' }),
    });
  return { filters, change };
}

/** What changes; null takes away. */
interface HistoryChanges {
  readonly status?: AbsenceStatus | null;
  readonly search?: string;
  readonly companyId?: string | null;
  readonly order?: NonNullable<HistoryFilters['order']> | null;
  /** The first where only something else changes. */
  readonly page?: number;
}

export type ChangeHistoryFilters = ReturnType<typeof useHistoryFilters>['change'];

/** Whether anything narrows the list. */
export function isHistoryNarrowed({ status, search, companyId }: HistoryFilters): boolean {
  return status !== undefined || search !== '' || companyId !== null;
}

/** What the heading of a column asks for; undefined where nothing sorts by it. */
export function orderOfColumn({ column, direction }: RecordSort): HistoryFilters['order'] {
  const sort = sorts.find((each) => each === column);
  return sort && { sort, direction };
}

/** In the address `to` goes up and `-to` down. */
function readOrder(text: string): HistoryFilters['order'] {
  const isDown = text.startsWith('-');
  return orderOfColumn({
    column: isDown ? text.slice(1) : text,
    direction: isDown ? 'descending' : 'ascending',
  });
}

function writeOrder({ sort, direction }: NonNullable<HistoryFilters['order']>): string {
  return direction === 'descending' ? `-${sort}` : sort;
}
