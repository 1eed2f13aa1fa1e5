import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, failureSentence, serverFile } from 'shared-api';
import { downloadPersonalData, getPersonalDataState, preparePersonalData } from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import { notify, saveFile, useTexts } from 'shared-ui';
import { personalDataTexts } from './personal-data.texts.ts';

/** The package of somebody's data: whether a password is asked for, who had it last, and what downloads it. */
export function usePersonalData(userId: string | undefined) {
  const t = useTexts(personalDataTexts);
  const queries = useQueryClient();
  const stateQuery = callQuery(getPersonalDataState, { userId });
  const state = useQuery(stateQuery);
  const downloading = useMutation({
    mutationFn: async (password: string | undefined) => {
      const { ticket } = await call(preparePersonalData, { userId, password });
      await saveFile(serverFile(downloadPersonalData, { ticket }));
    },
    onSuccess: () => notify.success(t('saved')),
    onError: (error) => {
      if (passwordProblemOf(error) === undefined)
        notify.error(failureSentence(error, t('failed')), { duration: 'failure' });
    },
    onSettled: () => queries.invalidateQueries(stateQuery),
  });
  return { state, downloading, passwordProblem: passwordProblemOf(downloading.error) };
}

function passwordProblemOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields['password'] : undefined;
}
