import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { call } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import {
  confirmationMailPageSize,
  confirmationMailSearch,
  confirmationMailsLiveKey,
  listConfirmationMails,
  type ConfirmationMailRow,
} from 'shared-api/contracts/signing';
import { useListFilters, useRecordList, useRemovedIds, type RecordListState } from 'shared-ui';
import { failureText } from '../failure-text.ts';

type ConfirmationMailList = RecordListState<ConfirmationMailRow>;

const noFilters = { search: '', company: '' };

/** What narrows the list; the address keeps it. */
export function useMailFilters() {
  const { filters, change } = useListFilters(noFilters);
  return {
    search: confirmationMailSearch.catch('').parse(filters.search),
    companyId: filters.company || undefined,
    change,
    reset: () => change(noFilters),
  };
}

/** The addresses under some filters, 30 at a time, without those that are about to be deleted; and how many there are. */
export function useConfirmationMails(which: {
  readonly search: string;
  readonly companyId: string | undefined;
}) {
  const queries = useQueryClient();
  const queryKey = [...confirmationMailsLiveKey, 'list', which];
  const list: ConfirmationMailList = useRecordList<ConfirmationMailRow>({
    queryKey,
    loadPage: (page, signal) => call(listConfirmationMails, { ...which, ...page }, signal ? { signal } : {}),
    describeError: failureText,
    pageSize: confirmationMailPageSize,
  });
  const removed = useRemovedIds();
  const rows = list.rows.filter(({ id }) => !removed.has(id));
  const pages = queries.getQueryData<InfiniteData<OutputOf<typeof listConfirmationMails>>>(queryKey)?.pages;
  const total = pages?.at(-1)?.total;
  const gone = list.rows.length - rows.length;
  return {
    list: { ...list, rows },
    total: total === undefined ? undefined : { count: Math.max(0, total - gone) },
  };
}
