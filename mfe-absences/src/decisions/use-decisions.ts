import { useQuery } from '@tanstack/react-query';
import { failureSentence, isFailure } from 'shared-api';
import { absencesLiveKey, decisionPageSize, getAbsence, listAbsences } from 'shared-api/contracts/absences';
import { callQuery, listQuery } from 'shared-api/queries';
import { getTexts, useRecordList } from 'shared-ui';
import { decisionsTexts } from './decisions.texts.ts';
import type { DecisionFilters } from './use-decision-filters.ts';

/**
 * The requests under some filters, page by page; and what the first page knows of all of them.
 * `isNobodys` for who decides about nobody's.
 */
export function useDecisions({ state, order, kind, search, companyId }: DecisionFilters) {
  const list = useRecordList({
    ...listQuery(
      listAbsences,
      ({ cursor, length }) => ({
        search,
        length,
        isWaiting: state === 'waiting',
        ...(state !== 'waiting' && state !== 'all' && { status: state }),
        ...(kind !== undefined && { kind }),
        ...(companyId !== undefined && { companyId }),
        ...(cursor !== undefined && { cursor }),
        ...order,
      }),
      { live: absencesLiveKey },
    ),
    describeError: describeFailure,
    pageSize: decisionPageSize,
  });
  return { list, facts: list.pages.at(0), isNobodys: isFailure(list.error, 'not-found') };
}

/** A request with what helps to decide about it. */
export function useAbsence(id: string) {
  return useQuery({
    ...callQuery(getAbsence, { id }, { live: absencesLiveKey }),
  });
}

/** The sentence of a failed call, with words of ours for one that brought none. */
export function describeFailure(error: unknown): string {
  return failureSentence(error, getTexts(decisionsTexts)('failedHint'));
}
