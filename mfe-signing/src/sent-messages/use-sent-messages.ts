import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from 'shared-api';
import {
  cancelMessage,
  deleteMessageDraft,
  getSentMessage,
  listMessageDrafts,
  listSentMessages,
  listSentReceivers,
  messagesLiveKey,
  resumeMessage,
  type MessageDraftRow,
  type SentReceiverFilter,
} from 'shared-api/contracts/signing';
import type { LiveKey } from 'shared-api/contracts/platform';
import { callQuery, listQuery } from 'shared-api/queries';
import { doLater, usePagedList, useTexts } from 'shared-ui';
import { failureText, showFailure } from '../failure-text.ts';
import { messagePaths } from '../message-write/paths.ts';
import { sentMessagesTexts } from './sent-messages.texts.ts';

/** Rows of a page, of messages and of people. */
export const sentPageSize = 25;

const sentKey: LiveKey = [...messagesLiveKey, 'sent'];
const draftsQuery = callQuery(listMessageDrafts, {}, { live: messagesLiveKey });

/** What was sent, a page at a time, followed live. */
export function useSentMessages({ search, page }: { readonly search: string; readonly page: number }) {
  return usePagedList({
    ...listQuery(listSentMessages, ({ start, length }) => ({ search, start, length }), { live: sentKey }),
    page,
    pageSize: sentPageSize,
    describeError: failureText,
  });
}

/** Milliseconds after which a message that is on its way is asked for again, should no live change come. */
const onItsWayMs = 1500;

/** A message that was sent, followed live while people read and sign it. */
export function useSentMessage(id: string) {
  return useQuery({
    ...callQuery(getSentMessage, { id }, { live: sentKey }),
    retry: false,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data && ['scheduled', 'running'].includes(data.message.state) ? onItsWayMs : false,
  });
}

interface WantedReceivers {
  readonly id: string;
  readonly filter: SentReceiverFilter;
  readonly search: string;
  readonly page: number;
}

/** Who got a message and what they did with it, a page at a time, followed live. */
export function useSentReceivers({ page, ...wanted }: WantedReceivers) {
  return usePagedList({
    ...listQuery(listSentReceivers, ({ start, length }) => ({ ...wanted, start, length }), { live: sentKey }),
    page,
    pageSize: sentPageSize,
    describeError: failureText,
  });
}

/** Takes a message back before it leaves, and goes on with the draft that it is again. */
export function useTakeBack(id: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(cancelMessage, { id }),
    onSuccess: async ({ draftId }) => navigate(messagePaths.write(draftId), { replace: true }),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: sentKey }),
  });
}

/** Has a message that stopped go on to who has not got it. */
export function useResume(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(resumeMessage, { id }),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: sentKey }),
  });
}

/** One's drafts; and how one is deleted, which can be undone for ten seconds. */
export function useDrafts() {
  const t = useTexts(sentMessagesTexts);
  const queries = useQueryClient();
  const list = useQuery(draftsQuery);
  const remove = async ({ id }: MessageDraftRow) => {
    await doLater({
      message: t('drafts.deleted'),
      removes: [id],
      run: ({ isLeaving }) => call(deleteMessageDraft, { id }, { outlivesPage: isLeaving }),
      describeError: failureText,
    });
    await queries.invalidateQueries(draftsQuery);
  };
  return { list, remove };
}
