import {
  confirmationMailPageSize,
  confirmationMailSearch,
  confirmationMailsLiveKey,
  listConfirmationMails,
} from 'shared-api/contracts/signing';
import { listQuery } from 'shared-api/queries';
import { useListFilters, useRecordList, useRemovedIds } from 'shared-ui';
import { failureText } from '../failure-text.ts';

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
  const list = useRecordList({
    ...listQuery(listConfirmationMails, (page) => ({ ...which, ...page }), {
      live: confirmationMailsLiveKey,
    }),
    describeError: failureText,
    pageSize: confirmationMailPageSize,
  });
  const removed = useRemovedIds();
  const rows = list.rows.filter(({ id }) => !removed.has(id));
  const total = list.pages.at(0)?.total;
  const gone = list.rows.length - rows.length;
  return {
    list: { ...list, rows },
    total: total === undefined ? undefined : { count: Math.max(0, total - gone) },
  };
}
