import { useMemo } from 'react';
import {
  absenceKind,
  absenceStatuses,
  decisionSort,
  type AbsenceKind,
  type AbsenceStatus,
  type DecisionSort,
} from 'shared-api/contracts/absences';
import { useListFilters, type RecordSort } from 'shared-ui';

/** A state, what waits for a decision, or all of them. */
export type DecisionState = AbsenceStatus | 'waiting' | 'all';

/** By what the rows are sorted, and which way. */
export interface DecisionOrder extends Pick<RecordSort, 'direction'> {
  readonly sort: DecisionSort;
}

/** What the list shows, in what order; the address keeps it. */
export interface DecisionFilters {
  readonly state: DecisionState;
  readonly kind: AbsenceKind | undefined;
  readonly search: string;
  /** The caller's own where it is left out. */
  readonly companyId: string | undefined;
  /** By the first day where it is left out. */
  readonly order: DecisionOrder | undefined;
}

/** What changes; null takes away. */
interface Changes {
  readonly state?: DecisionState;
  readonly kind?: AbsenceKind | null;
  readonly search?: string;
  readonly companyId?: string;
  readonly order?: DecisionOrder | null;
}

export type ChangeFilters = ReturnType<typeof useDecisionFilters>['change'];

const defaults = { state: 'waiting', kind: '', search: '', company: '', sort: '' };

/** Every choice of the state, in the order of the list. */
export const decisionStates: readonly DecisionState[] = ['waiting', 'all', ...absenceStatuses];

/** The filters of the address, and how to change them. What waits is shown unless something else is asked for. */
export function useDecisionFilters() {
  const { filters: texts, change: changeTexts } = useListFilters(defaults);
  const filters = useMemo<DecisionFilters>(
    () => ({
      state: decisionStates.find((each) => each === texts.state) ?? 'waiting',
      kind: absenceKind.safeParse(texts.kind).data,
      search: texts.search,
      companyId: texts.company || undefined,
      order: readOrder(texts.sort),
    }),
    [texts],
  );
  const change = ({ companyId: company, kind, order, ...changes }: Changes) =>
    changeTexts({
      ...changes,
      ...(company !== undefined && { company }),
      ...(kind !== undefined && { kind: kind ?? '' }),
      ...(order !== undefined && { sort: order ? writeOrder(order) : '' }),
    });
  return { filters, change };
}

/** Whether anything narrows what waits. */
export function isNarrowed({ state, kind, search }: DecisionFilters): boolean {
  return state !== 'waiting' || kind !== undefined || search !== '';
}

/** In the address `from` goes up and `-from` down. */
function readOrder(text: string): DecisionOrder | undefined {
  const isDown = text.startsWith('-');
  const { data: sort } = decisionSort.safeParse(isDown ? text.slice(1) : text);
  return sort && { sort, direction: isDown ? 'descending' : 'ascending' };
}

function writeOrder({ sort, direction }: DecisionOrder): string {
  return direction === 'descending' ? `-${sort}` : sort;
}
