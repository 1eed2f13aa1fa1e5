import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureSentence, isFailure } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import {
  absencesLiveKey,
  decisionPageSize,
  getAbsence,
  listAbsences,
  type AbsenceToDecide,
} from 'shared-api/contracts/absences';
import { getTexts, useRecordList, type RecordListState } from 'shared-ui';
import { decisionsTexts } from './decisions.texts.ts';
import type { DecisionFilters } from './use-decision-filters.ts';

type DecisionsPage = OutputOf<typeof listAbsences>;

/**
 * The requests under some filters, page by page; and what the first page knows of all of them.
 * `isNobodys` for who decides about nobody's.
 */
export function useDecisions({ state, order, kind, search, companyId }: DecisionFilters) {
  const queries = useQueryClient();
  const queryKey = [...absencesLiveKey, 'decisions', { state, order, kind, search, companyId }];
  const list: RecordListState<AbsenceToDecide> = useRecordList({
    queryKey,
    loadPage: ({ cursor, length }, signal) =>
      call(
        listAbsences,
        {
          search,
          length,
          isWaiting: state === 'waiting',
          ...(state !== 'waiting' && state !== 'all' && { status: state }),
          ...(kind !== undefined && { kind }),
          ...(companyId !== undefined && { companyId }),
          ...(cursor !== undefined && { cursor }),
          ...order,
        },
        signal ? { signal } : {},
      ),
    describeError: describeFailure,
    pageSize: decisionPageSize,
  });
  const facts = queries.getQueryData<InfiniteData<DecisionsPage>>(queryKey)?.pages[0];
  // Until those of other filters come, the last known stand, as the rows do.
  const [known, setKnown] = useState(facts);
  if (facts && facts !== known) setKnown(facts);
  const isNobodys = isFailure(queries.getQueryState(queryKey)?.error, 'not-found');
  return { list, facts: facts ?? known, isNobodys };
}

/** A request with what helps to decide about it. */
export function useAbsence(id: string) {
  return useQuery({
    queryKey: [...absencesLiveKey, 'absence', id],
    meta: { isLive: true },
    queryFn: ({ signal }) => call(getAbsence, { id }, { signal }),
  });
}

/** The sentence of a failed call, with words of ours for one that brought none. */
export function describeFailure(error: unknown): string {
  return failureSentence(error, getTexts(decisionsTexts)('failedHint'));
}
