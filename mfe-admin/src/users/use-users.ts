import { failureSentence } from 'shared-api';
import { listUsers, userPageSize, usersLiveKey } from 'shared-api/contracts/admin';
import { listQuery } from 'shared-api/queries';
import { getTexts, useRecordList } from 'shared-ui';
import type { UserFilters } from './use-user-filters.ts';
import { usersTexts } from './users.texts.ts';

/** Whose users, and which of them. */
export interface WantedUsers extends Omit<UserFilters, 'order'> {
  readonly companyId: string | undefined;
}

/** The users under some filters, page by page; and how many there are. */
export function useUsers(wanted: WantedUsers, order: UserFilters['order']) {
  const list = useRecordList({
    ...listQuery(listUsers, (page) => ({ ...wanted, ...order, ...page }), { live: usersLiveKey }),
    describeError: describeFailure,
    pageSize: userPageSize,
  });
  return { list, total: list.pages.at(0)?.total };
}

/** The sentence of a failed call, with words of ours for one that brought none. */
export function describeFailure(error: unknown): string {
  return failureSentence(error, getTexts(usersTexts)('failedHint'));
}
