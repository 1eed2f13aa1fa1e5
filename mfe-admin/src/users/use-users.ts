import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureSentence } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import { listUsers, userPageSize, usersLiveKey, type UserRow } from 'shared-api/contracts/admin';
import { getTexts, useRecordList, type RecordListState } from 'shared-ui';
import type { UserFilters } from './use-user-filters.ts';
import { usersTexts } from './users.texts.ts';

/** Whose users, and which of them. */
export interface WantedUsers extends Omit<UserFilters, 'order'> {
  readonly companyId: string | undefined;
}

/** The users under some filters, page by page; and how many there are. */
export function useUsers(wanted: WantedUsers, order: UserFilters['order']) {
  const queries = useQueryClient();
  const queryKey = [...usersLiveKey, 'list', wanted, order];
  const list: RecordListState<UserRow> = useRecordList({
    queryKey,
    loadPage: ({ cursor, start, length }, signal) => {
      const input = { ...wanted, ...order, start, length, cursor };
      return call(listUsers, input, signal ? { signal } : {});
    },
    describeError: describeFailure,
    pageSize: userPageSize,
  });
  const pages = queries.getQueryData<InfiniteData<OutputOf<typeof listUsers>>>(queryKey)?.pages;
  const total = pages?.at(-1)?.total;
  // Until those of other filters come, the last known stands, as the rows do.
  const [known, setKnown] = useState(total);
  if (total !== undefined && total !== known) setKnown(total);
  return { list, total: total ?? known };
}

/** The sentence of a failed call, with words of ours for one that brought none. */
export function describeFailure(error: unknown): string {
  return failureSentence(error, getTexts(usersTexts)('failedHint'));
}
