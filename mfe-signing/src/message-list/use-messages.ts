import type { OutputOf } from 'shared-api/contracts/common';
import {
  listMessages,
  messagePageSize,
  messagesLiveKey,
  type MessageRow,
} from 'shared-api/contracts/signing';
import { listQuery } from 'shared-api/queries';
import { usePagedList, useRecordList } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import type { MessageFilters } from './use-message-filters.ts';

const product = 'alertmsg';

const inboxQuery = (which: Pick<MessageFilters, 'search' | 'status'>) =>
  listQuery(listMessages, (page) => ({ product, ...which, ...page }), {
    live: messagesLiveKey,
    toPage: toRows,
  });

const toRows = ({ messages, next }: OutputOf<typeof listMessages>) => ({
  rows: messages.pages.flatMap(({ rows }): MessageRow[] => rows),
  total: messages.total,
  next,
});

/** All messages of the filters: 30 at first and 30 more near the end (spec 02 §9). */
export function useEndlessMessages({ search, status }: MessageFilters) {
  return useRecordList({
    ...inboxQuery({ search, status }),
    describeError: failureText,
    pageSize: messagePageSize,
  });
}

/** One page of the messages of the filters. */
export function usePagedMessages({ search, status, page }: MessageFilters, pageSize: number) {
  return usePagedList({
    ...inboxQuery({ search, status }),
    page,
    pageSize,
    describeError: failureText,
  });
}
