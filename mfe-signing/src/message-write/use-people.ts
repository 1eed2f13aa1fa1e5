import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedIn } from 'shared-api';
import {
  listUserFilterGroups,
  listUsers,
  userPageSize,
  userSearch,
  usersLiveKey,
} from 'shared-api/contracts/admin';
import { mayAdministerUsers } from 'shared-api/contracts/directory';
import { callQuery, listQuery } from 'shared-api/queries';
import { useListFilters, useRecordList } from 'shared-ui';
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
  const list = useRecordList({
    ...listQuery(listUsers, (page) => ({ ...wanted, ...page }), { live: usersLiveKey }),
    describeError: failureText,
    pageSize: userPageSize,
  });
  return { list, total: list.pages.at(0)?.total };
}

/** The groups of a company, or of all that the caller administers; undefined while they load. */
export function useGroups(companyId?: string) {
  const { data, isError, refetch } = useQuery({
    ...callQuery(listUserFilterGroups, { companyId }, { live: usersLiveKey }),
  });
  return { groups: data?.groups, hasFailed: isError, onRetry: () => void refetch() };
}
