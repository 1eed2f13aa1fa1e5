import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call, useSignedIn } from 'shared-api';
import {
  listUserFilterGroups,
  listUsers,
  userPageSize,
  userSearch,
  usersLiveKey,
  type UserRow,
} from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { mayAdministerUsers } from 'shared-api/contracts/directory';
import { useListFilters, useRecordList, type RecordListState } from 'shared-ui';
import { failureText } from '../failure-text.ts';

/** Whether the caller may choose in the list of users; who may not names companies, groups and people. */
export function useMayChoosePeople(): boolean {
  const { flags, permissions, company } = useSignedIn();
  return mayAdministerUsers({ flags, permissions, companyId: company?.id ?? null });
}

/** What narrows the people among whom one chooses; only those with an active account can get a message. */
export interface WantedPeople {
  readonly search: string;
  readonly companyId: string | undefined;
  readonly groupId: string | undefined;
  readonly isActive: true;
}

const defaults = { search: '', company: '', group: '' };

/** The filters of the address, and how to change them. */
export function usePeopleFilters() {
  const { filters, change } = useListFilters(defaults);
  const wanted = useMemo<WantedPeople>(
    () => ({
      search: userSearch.catch('').parse(filters.search),
      companyId: filters.company || undefined,
      groupId: filters.group || undefined,
      isActive: true,
    }),
    [filters],
  );
  return { wanted, change, reset: () => change(defaults) };
}

/** The people under some filters, page by page; and how many there are. */
export function usePeople(wanted: WantedPeople) {
  const queries = useQueryClient();
  const queryKey = [...usersLiveKey, 'message-people', wanted];
  const list: RecordListState<UserRow> = useRecordList({
    queryKey,
    loadPage: ({ cursor, start, length }, signal) =>
      call(listUsers, { ...wanted, start, length, cursor }, signal ? { signal } : {}),
    describeError: failureText,
    pageSize: userPageSize,
  });
  const pages = queries.getQueryData<InfiniteData<OutputOf<typeof listUsers>>>(queryKey)?.pages;
  const total = pages?.at(-1)?.total;
  // Until those of other filters come, the last known stands, as the rows do.
  const [known, setKnown] = useState(total);
  if (total !== undefined && total !== known) setKnown(total);
  return { list, total: total ?? known };
}

/** The groups of a company, or of all that the caller administers; undefined while they load. */
export function useGroups(companyId?: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: [...usersLiveKey, 'filter-groups', companyId],
    queryFn: ({ signal }) => call(listUserFilterGroups, { companyId }, { signal }),
  });
  return { groups: data?.groups, hasFailed: isError, onRetry: () => void refetch() };
}
