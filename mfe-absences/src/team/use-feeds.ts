import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  createAbsenceFeed,
  listAbsenceFeeds,
  revokeAbsenceFeed,
  type FeedScope,
} from 'shared-api/contracts/absences';
import { callQuery } from 'shared-api/queries';
import { getTexts, notify } from 'shared-ui';
import { teamTexts } from './team.texts.ts';

const feedsQuery = callQuery(listAbsenceFeeds, {}, { under: absencesLiveKey });

/** The addresses from which calendars read, and how to make and end them. */
export function useFeeds({ isNeeded }: { readonly isNeeded: boolean }) {
  const t = getTexts(teamTexts);
  const queries = useQueryClient();
  const settle = {
    onError: (error: unknown) => notify.error(failureSentence(error, t('feeds.failed'))),
    onSettled: () => queries.invalidateQueries(feedsQuery),
  };
  const feeds = useQuery({
    ...feedsQuery,
    enabled: isNeeded,
  });
  const create = useMutation({
    mutationFn: (scope: FeedScope) => call(createAbsenceFeed, { scope }),
    ...settle,
  });
  const revoke = useMutation({
    mutationFn: (scope: FeedScope) => call(revokeAbsenceFeed, { scope }),
    onSuccess: () => notify.success(t('feeds.revoked')),
    ...settle,
  });
  return { feeds, create, revoke };
}
