import { call } from 'shared-api';
import {
  listMessages,
  messagePageSize,
  messagesLiveKey,
  type MessageRow,
} from 'shared-api/contracts/signing';
import { usePagedList, useRecordList } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import type { MessageFilters } from './use-message-filters.ts';

const product = 'alertmsg';

/** All messages of the filters: 30 at first and 30 more near the end (spec 02 §9). */
export function useEndlessMessages({ search, status }: MessageFilters) {
  return useRecordList<MessageRow>({
    queryKey: [...messagesLiveKey, 'inbox', { search, status }],
    loadPage: async (page, signal) => {
      const input = { product, search, status, ...page };
      const { messages, next } = await call(listMessages, input, signal ? { signal } : {});
      return { rows: messages.pages.flatMap(({ rows }) => rows), next };
    },
    describeError: failureText,
    pageSize: messagePageSize,
  });
}

/** One page of the messages of the filters. */
export function usePagedMessages({ search, status, page }: MessageFilters, pageSize: number) {
  return usePagedList<MessageRow>({
    queryKey: [...messagesLiveKey, 'pages', { search, status }],
    page,
    pageSize,
    loadPage: async (request, signal) => {
      const { messages } = await call(listMessages, { product, search, status, ...request }, { signal });
      return { rows: messages.pages.flatMap(({ rows }) => rows), total: messages.total };
    },
    describeError: failureText,
  });
}
